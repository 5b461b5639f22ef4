/** The link from a service to the contact form, which takes along what the message is about. */
import { SERVICE_OPTIONS } from '../content/contact-form-copy.ts';
import type { Service } from '../content/schema.ts';
import { routes } from './routes.ts';

type ServiceOption = (typeof SERVICE_OPTIONS)[number];

/** The one of the form's options (specification 5) that fits a service. */
export function chooseServiceOption({ title, job }: Pick<Service, 'title' | 'job'>): ServiceOption {
  const named = SERVICE_OPTIONS.find((option) => option === title);
  if (named) return named;
  return job === 'estimate' || job === 'installation' ? 'Free Estimate Installation' : 'General HVAC Inquiry';
}

/** The contact form at its place on the page, filled in by `fill-from-address.ts`. */
export function linkToMessage(service: Pick<Service, 'title' | 'job'>): string {
  const about = new URLSearchParams({ service: chooseServiceOption(service), about: service.title });
  return `${routes.contact}?${about}#write`;
}
