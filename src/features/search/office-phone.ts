import type { StateWords } from '../../lib/hours/open-state-in.ts';

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
