/** The picture that stands beside a shared link. */
import { business } from './business.ts';

/** Path of the card of a page. */
export function socialCardPath(_path: string | null): string {
  return '/social/home.png';
}

export const socialCardAlt = `${business.name}: a New York building cut open, with its boiler and radiators drawn in red.`;
