import type { StateWords } from '../../lib/hours/open-state-in.ts';
import { hoursLine } from '../../site/contact-details.ts';
import { hoursIn, type Language, stateWordsIn } from '../../site/languages.ts';

/** The company's number as the search offers it, with what `OpenHours` needs to say when it is answered. */
export interface OfficePhone {
  readonly text: string;
  readonly href: string;
  readonly hours: {
    readonly line: string;
    readonly hasState?: boolean;
    readonly words?: StateWords;
  };
}

/** Returns what `OpenHours` needs, in a language; English if undefined. */
export function describeHours(language?: Language): OfficePhone['hours'] {
  if (!language) return { line: hoursLine };
  const words = stateWordsIn(language);
  return { line: hoursIn(language).line, hasState: words !== undefined, ...(words && { words }) };
}
