/** Builds the link from a service to the contact form, which carries the subject of the message. */
import { SERVICE_OPTIONS } from '../content/contact-form-copy.ts';
import type { Service } from '../content/schema.ts';
import { routes } from './routes.ts';

type ServiceOption = (typeof SERVICE_OPTIONS)[number];

/** Returns the option of the form (specification 5) that fits a service. */
export function chooseServiceOption({ title, job }: Pick<Service, 'title' | 'job'>): ServiceOption {
  const named = SERVICE_OPTIONS.find((option) => option === title);
  if (named) return named;
  return job === 'estimate' || job === 'installation' ? 'Free Estimate Installation' : 'General HVAC Inquiry';
}

/** Returns the URL of the contact form with values that `fill-from-address.ts` fills in. */
export function linkToMessage(service: Pick<Service, 'title' | 'job'>): string {
  const about = new URLSearchParams({ service: chooseServiceOption(service), about: service.title });
  return `${routes.contact}?${about}#write`;
}
