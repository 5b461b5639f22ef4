import { business } from '../../site/business.ts';
import { phoneText } from '../../site/contact-details.ts';
import { describeHours, type Language } from '../../site/languages.ts';

/** The first line of every page in print: the company’s name, phone number and hours. */
export function Letterhead({ language }: { readonly language?: Language | undefined }) {
  return (
    <p data-print="only" aria-hidden="true">
      <b translate="no">{business.name}</b>
      <span>
        {phoneText} · {describeHours(language).line}
      </span>
    </p>
  );
}
