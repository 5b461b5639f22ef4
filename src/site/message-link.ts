/** Builds the link from a service to the contact form, with the subject of the message in the query. */
import { ESTIMATE_OPTIONS, listServiceOptions, type ServiceOption } from '../content/contact-form-copy.ts';
import type { Service } from '../content/schema.ts';
import { business } from './business.ts';
import { routes } from './routes.ts';

/** Returns the option of the form (specification, section 5) that fits a service. */
export function chooseServiceOption(
  { title, job }: Pick<Service, 'title' | 'job'>,
  isFree = business.freeEstimates === true,
): ServiceOption {
  const named = listServiceOptions(isFree).find((option) => option === title);
  if (named) return named;
  if (job !== 'estimate' && job !== 'installation') return 'General HVAC Inquiry';
  return isFree ? ESTIMATE_OPTIONS.free : ESTIMATE_OPTIONS.other;
}

/** Returns the URL of the contact form with values that `fill-from-address.ts` fills in. */
export function linkToMessage(service: Pick<Service, 'title' | 'job'>): string {
  const about = new URLSearchParams({ service: chooseServiceOption(service), about: service.title });
  return `${routes.contact}?${about}#write`;
}
