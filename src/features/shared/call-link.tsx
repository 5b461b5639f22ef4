import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PhoneIcon } from '../../ui/icon/icon.tsx';

/** A button that dials the company. */
export function CallLink() {
  return (
    <ButtonLink href={phoneLink}>
      <PhoneIcon />
      <span>Call {phoneText}</span>
    </ButtonLink>
  );
}
