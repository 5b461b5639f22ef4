import { business } from '../../site/business.ts';
import { hoursLine, phoneText } from '../../site/contact-details.ts';

/** Stands on top of every printed page. */
export function Letterhead() {
  return (
    <p data-print="only" aria-hidden="true">
      <b>{business.name}</b>
      <span>
        {phoneText} · {hoursLine}
      </span>
    </p>
  );
}
