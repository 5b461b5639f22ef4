/** A text that is checked while it is typed, by a rule of the schemas that Sveltia CMS cannot check. */
import { safeParse } from 'zod';
import { schemaOf } from '../content-forms.ts';
import { partAt } from '../schema-parts.ts';

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

/** Returns what is wrong with a text, as Sveltia CMS expects it; true if nothing is. @param place - of its field */
function judgeText(place: string, value: string) {
  const [name = '', ...path] = place.split('.');
  const schema = partAt(schemaOf(name), path);
  const said = value && schema && safeParse(schema, value).error?.issues[0]?.message;
  return said ? { error: { message: `${said.charAt(0).toUpperCase()}${said.slice(1)}.` } } : true;
}

/** Makes the field; call it once Sveltia CMS has loaded. */
export const makeRuleField = (): unknown =>
  window.createClass({
    isValid(this: { readonly props: FieldProps }, value: string) {
      return judgeText(String(this.props.field.get('place')), value);
    },
    render(this: { readonly props: FieldProps }) {
      const { forID, classNameWrapper, value, onChange, field } = this.props;
      return window.h('input', {
        id: forID,
        'aria-labelledby': `${forID}-label`,
        className: `${classNameWrapper} rule-field`,
        type: /phone/i.test(String(field.get('name'))) ? 'tel' : 'text',
        value: value ?? '',
        onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
      });
    },
  });
