import { business } from '../../site/business.ts';
import { hoursLine, phoneText } from '../../site/contact-details.ts';

/** The top of every printed page. */
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
