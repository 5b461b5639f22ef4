import { AREA_WORDS, BOROUGH_WORDS, listServiceOptions } from '../../content/contact-form-copy.ts';
import { Field } from './field.tsx';

/** Facts about the company that decide which options and labels the form has. */
export interface MessageChoices {
  readonly areas: readonly string[];
  /** Whether any area is not a borough of the city. */
  readonly hasOtherAreas?: boolean;
  /** True unless the company says that estimates are free. */
  readonly hasPaidEstimates?: boolean;
}

/** Browsers accept “ana@x” as an e-mail address (HTML Standard, 4.10.5.1.5); a full address has a domain with a dot. */
const FULL_ADDRESS = String.raw`[^@\s]+@[^@\s]+\.[^@\s]+`;

/** The six fields of section 5 of the specification. */
export function MessageFields({ areas, hasOtherAreas = false, hasPaidEstimates = false }: MessageChoices) {
  const place = hasOtherAreas ? AREA_WORDS : BOROUGH_WORDS;
  return (
    <>
      <Field name="name">{(props) => <input {...props} type="text" autoComplete="name" required />}</Field>
      <Field name="email" hint="Like name@example.com">
        {(props) => <input {...props} type="email" autoComplete="email" required pattern={FULL_ADDRESS} />}
      </Field>
      <Field name="phone" optional>
        {(props) => <input {...props} type="tel" autoComplete="tel" />}
      </Field>
      <Field name="location" label={place.label} mistake={place.mistake}>
        {(props) => (
          <select {...props} required>
            <Options prompt={place.prompt} options={areas} />
          </select>
        )}
      </Field>
      <Field name="service" optional wide>
        {(props) => (
          <select {...props}>
            <Options prompt="Choose a service" options={listServiceOptions(!hasPaidEstimates)} />
          </select>
        )}
      </Field>
      <Field
        name="message"
        wide
        hint="Helpful: which floor, what it does, and the model number from its label."
      >
        {(props) => <textarea {...props} rows={5} required />}
      </Field>
    </>
  );
}

interface OptionsProps {
  readonly prompt: string;
  readonly options: readonly string[];
}

/**
 * The first option is empty, so that `required` works on the list. The others have values, because translators change
 * their words.
 */
function Options({ prompt, options }: OptionsProps) {
  return (
    <>
      <option value="">{prompt}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </>
  );
}
