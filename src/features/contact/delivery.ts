import { EMAIL_SUBJECT, translatedFormId } from '../../content/message-labels.ts';
import type { Pages } from '../../content/page-schemas.ts';
import { writeEmailLink } from '../../lib/contact/message-text.ts';
import type { MessageChoices } from './message-fields.tsx';
import type { FormLanguage } from './translation.tsx';

/** The owner's texts about the delivery of a message. */
export type DeliveryWords = Pages['contact']['delivery'];

/** What the form needs to deliver messages; passed in by the page, to keep the company's identity out of the script. */
export interface Delivery {
  /** URL to which the form is posted. */
  readonly endpoint: string;
  /** Values of the hidden fields that the service requires, keyed by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Name of the field that only bots fill in. */
  readonly honeypot: string;
}

/** Ways to reach the company without the form. */
export interface Office {
  readonly email: string;
  readonly phoneText: string;
  readonly phoneLink: string;
  /** The office hours on one line. */
  readonly hours: string;
}

/** What the script of the form needs, too. */
export interface FormFacts extends Pick<MessageChoices, 'hasOtherAreas'> {
  readonly office: Office;
  readonly words: DeliveryWords;
  /** Left out if no service delivers the messages. */
  readonly delivery?: Delivery;
  /** Another language, whose lines are shown next to the English labels on request. */
  readonly language?: FormLanguage;
}

/** Builds the link to an e-mail with as much of the typed text as fits. */
export const writeOfficeEmail = ({ email }: Office, text: string) =>
  writeEmailLink(email, EMAIL_SUBJECT, text);

/** Whether the URL requests the language. If not, its lines are hidden and must not be announced. */
export const isTranslationAsked = (language: FormLanguage | undefined): boolean =>
  language !== undefined && location.hash === `#${translatedFormId(language.code)}`;
