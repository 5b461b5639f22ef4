/** A text that is checked while it is typed, by a rule of the schemas that JSON Schema cannot express. */
import type { z } from 'zod';
import { readRule, SCHEMAS } from '../content-forms.ts';

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

/** Rules, keyed by the sentence by which the configuration names them. */
const RULES = new Map<string, z.ZodType>();

function collectRules(schema: z.ZodType | undefined): void {
  const definition = schema?._zod?.def as Definition | undefined;
  if (!schema || !definition) return;
  if (definition.type === 'pipe' || definition.type === 'string') {
    const said = readRule(schema);
    if (said && !RULES.has(said)) RULES.set(said, schema);
  }
  const { innerType, in: input, out, element, shape = {} } = definition;
  for (const part of [innerType, input, out, element, ...Object.values(shape)]) collectRules(part);
}

for (const schema of Object.values(SCHEMAS)) collectRules(schema);

/** What Sveltia CMS passes to a field. */
interface FieldProps {
  readonly forID: string;
  readonly classNameWrapper: string;
  readonly value: string | undefined;
  readonly field: { get(option: string): unknown };
  onChange(value: string): void;
}

/** The functions that Sveltia CMS puts on the window for such fields. */
declare global {
  interface Window {
    createClass(parts: object): unknown;
    h(tag: string, attributes: object): unknown;
  }
}

/** Returns what is wrong with a text, as Sveltia CMS expects it; true if nothing is. */
export function judgeText(rule: string, value: string | undefined) {
  if (!value) return true;
  const said = RULES.get(rule)?.safeParse(value).error?.issues[0]?.message;
  return said ? { error: { message: `${said.charAt(0).toUpperCase()}${said.slice(1)}.` } } : true;
}

/** Makes the field; call it once Sveltia CMS has loaded. */
export const makeRuleField = (): unknown =>
  window.createClass({
    isValid(this: { readonly props: FieldProps }, value: string) {
      return judgeText(String(this.props.field.get('rule')), value);
    },
    render(this: { readonly props: FieldProps }) {
      const { forID, classNameWrapper, value, onChange, field } = this.props;
      return window.h('input', {
        id: forID,
        className: `${classNameWrapper} rule-field`,
        type: /phone/i.test(String(field.get('name'))) ? 'tel' : 'text',
        value: value ?? '',
        onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
      });
    },
  });
