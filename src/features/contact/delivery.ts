/** What the form must know to deliver messages; handed over by the page, because its code holds no identity. */
export interface Delivery {
  /** Takes the form by POST. */
  readonly endpoint: string;
  /** Hidden fields that the service asks for. */
  readonly fields: Readonly<Record<string, string>>;
  /** Name of the field that only machines fill in. */
  readonly honeypot: string;
  /** The other ways, for a message that could not be delivered. */
  readonly email: string;
  readonly phoneText: string;
  readonly phoneLink: string;
}
