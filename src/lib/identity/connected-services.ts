/** Third-party services that a page contacts: one delivers messages from the form, and one counts visits. */
import { z } from 'zod';
import { FIELD_LABELS } from '../../content/message-labels.ts';
import { httpsUrl } from '../../content/text-schema.ts';
import { MESSAGE_ID } from '../contact/message-id.ts';
import { text } from './identity-values.ts';

const FIELD_NAME = 'expected the name of a field: letters, digits, _ and -';
/** Names of the contact form's own fields (specification, section 3), and of the message ID. */
const FORM_FIELD_NAMES: readonly string[] = [...Object.keys(FIELD_LABELS), MESSAGE_ID];
const OTHER_NAME = `than the form's own (${FORM_FIELD_NAMES.join(', ')}) and those of its methods, such as submit`;

/** Members of every form (HTML Standard, 4.10.3), which a field of the same name hides, and of every object. */
const MEMBERS: readonly string[] = [
  'acceptCharset',
  'action',
  'autocomplete',
  'checkValidity',
  'elements',
  'encoding',
  'enctype',
  'length',
  'method',
  'noValidate',
  'rel',
  'relList',
  'reportValidity',
  'requestSubmit',
  'reset',
  'submit',
  'target',
  '__proto__',
  'constructor',
];
const isFree = (name: string): boolean => !FORM_FIELD_NAMES.includes(name) && !MEMBERS.includes(name);

const fieldName = z.string(FIELD_NAME).regex(/^[\w-]{1,40}$/, FIELD_NAME);

/** A field name that is not one of the form's own. */
export const formFieldName = fieldName.refine(isFree, `expected a name other ${OTHER_NAME}`);

/** Hidden fields that the delivery service requires: `access_key: …`. */
export const formFields = z
  .record(fieldName, text('a text for this field', 200), 'expected name: text for hidden fields')
  .refine((fields) => Object.keys(fields).every(isFree), `expected names other ${OTHER_NAME}`);

/** The honeypot's name if the identity has none: that of Formspree. */
export const DEFAULT_HONEYPOT = '_gotcha';

const ATTRIBUTE = 'expected names that start with data-, as in the line that the service provides';

const WRITES_MARKUP =
  'Check this for a tag manager or call tracking, which change the page. A script that only counts does not need it.';
const ALSO_REACHES = 'More addresses that a tag manager or call tracking loads from or reports to.';

/** The script tag of an analytics service, and the other servers that it uses. */
export const analyticsScript = z.strictObject(
  {
    script: httpsUrl('https://plausible.io/js/script.js'),
    /** Its `data-` attributes, such as `data-domain: www.your-company.com`. */
    attributes: z
      .record(z.string(ATTRIBUTE).regex(/^data-[a-z][a-z\d-]*$/, ATTRIBUTE), text('a text', 200), ATTRIBUTE)
      .default({}),
    /** The server that the script reports to, if it is not the one that the script comes from. */
    sendsTo: httpsUrl('https://queue.simpleanalyticscdn.com').optional(),
    /** Whether the script writes markup or scripts; the policy then does not enforce Trusted Types. */
    writesMarkup: z.boolean('expected true or false').meta({ description: WRITES_MARKUP }).optional(),
    /** More servers that the script loads scripts and pictures from or reports to. */
    alsoReaches: z
      .array(httpsUrl('https://js.callrail.com'), 'expected a list of addresses')
      .max(12, 'expected at most twelve addresses')
      .meta({ description: ALSO_REACHES })
      .optional(),
  },
  'expected script, and optionally attributes, sendsTo, writesMarkup and alsoReaches',
);

/** Directives of the content security policy that may include third-party servers. */
export type PolicyDirective = 'script-src' | 'img-src' | 'connect-src' | 'form-action';

/** A third-party server, and what pages may do with it. */
interface ThirdParty {
  /** Scheme and host: `https://plausible.io`. */
  readonly origin: string;
  readonly directives: readonly PolicyDirective[];
}

interface ConnectedServices {
  readonly formEndpoint?: string | undefined;
  readonly analytics?: z.infer<typeof analyticsScript> | undefined;
}

/** Lists every third-party server that pages load from or send to; there is none by default. */
export function listThirdParties({ formEndpoint, analytics }: ConnectedServices): ThirdParty[] {
  const parties: ThirdParty[] = [];
  const originOf = (address: string): string => new URL(address).origin;
  if (formEndpoint)
    parties.push({ origin: originOf(formEndpoint), directives: ['connect-src', 'form-action'] });
  if (analytics) {
    parties.push({ origin: originOf(analytics.script), directives: ['script-src'] });
    parties.push({ origin: originOf(analytics.sendsTo ?? analytics.script), directives: ['connect-src'] });
    for (const address of analytics.alsoReaches ?? [])
      parties.push({ origin: originOf(address), directives: ['script-src', 'img-src', 'connect-src'] });
  }
  return parties;
}
