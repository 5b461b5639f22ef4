import type { Pages } from '../../content/page-schemas.ts';

/** What the form says about a message, as its owner words it. */
export type DeliveryWords = Pages['contact']['delivery'];

/** What the form needs to deliver messages. The page passes it in, so that the script holds no identity. */
export interface Delivery {
  /** Address that the form is posted to. */
  readonly endpoint: string;
  /** Hidden fields that the service requires. */
  readonly fields: Readonly<Record<string, string>>;
  /** Name of the field that only bots fill in. */
  readonly honeypot: string;
}

/** Other ways to reach the company. */
export interface Office {
  readonly email: string;
  readonly phoneText: string;
  readonly phoneLink: string;
}
