import type { DangerKind } from '../../content/danger-schema.ts';
import type { FoundDanger } from '../../lib/search/find-dangers.ts';
import type { SpokenHours } from '../../site/languages.ts';

/** The company's number as the search offers it, with what `OpenHours` needs to say when it is answered. */
export interface OfficePhone {
  readonly text: string;
  readonly href: string;
  readonly hours: SpokenHours;
}

/** Text of the link that dials. */
export const CALL = { en: 'Call', es: 'Llamar al' } as const;
/** Added if a call from inside the room could ignite gas, or keep the caller in danger. */
const FROM_OUTSIDE = { en: 'from outside', es: 'desde afuera' } as const;
const LEAVE_FIRST: readonly DangerKind[] = ['gas', 'carbon-monoxide', 'any'];

/**
 * Writes the link to the number to call in a danger.
 *
 * @param office - the company's number, for a danger that names no other
 */
export function writeCall({ kind, language, call }: FoundDanger, office: string): string {
  const outside = LEAVE_FIRST.includes(kind) ? ` ${FROM_OUTSIDE[language]}` : '';
  return `${CALL[language]} ${call ?? office}${outside}`;
}
