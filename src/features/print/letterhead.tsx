import { business } from '../../site/business.ts';
import { hoursLine, phoneText } from '../../site/contact-details.ts';

/** The first line of every page in print: the company’s name, phone number and hours. */
export function Letterhead({ lang }: { readonly lang?: string | undefined }) {
  return (
    <p lang={lang} data-print="only" aria-hidden="true">
      <b translate="no">{business.name}</b>
      <span>
        {phoneText} · {hoursLine}
      </span>
    </p>
  );
}
