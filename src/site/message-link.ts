/** The link from a service to the contact form, which takes along what the message is about. */
import { ESTIMATE_OPTIONS, listServiceOptions, type ServiceOption } from '../content/contact-form-copy.ts';
import type { Service } from '../content/schema.ts';
import { business } from './business.ts';
import { routes } from './routes.ts';

/** The one of the form's options (specification 5) that fits a service. */
export function chooseServiceOption(
  { title, job }: Pick<Service, 'title' | 'job'>,
  isFree = business.freeEstimates === true,
): ServiceOption {
  const named = listServiceOptions(isFree).find((option) => option === title);
  if (named) return named;
  if (job !== 'estimate' && job !== 'installation') return 'General HVAC Inquiry';
  return isFree ? ESTIMATE_OPTIONS.free : ESTIMATE_OPTIONS.other;
}

/** The contact form at its place on the page, filled in by `fill-from-address.ts`. */
export function linkToMessage(service: Pick<Service, 'title' | 'job'>): string {
  const about = new URLSearchParams({ service: chooseServiceOption(service), about: service.title });
  return `${routes.contact}?${about}#write`;
}
