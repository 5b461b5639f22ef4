import type { SpokenHours } from '../../site/languages.ts';

/** The company's number as the search offers it, with what `OpenHours` needs to say when it is answered. */
export interface OfficePhone {
  readonly text: string;
  readonly href: string;
  readonly hours: SpokenHours;
}
