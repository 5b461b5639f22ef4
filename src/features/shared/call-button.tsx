import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Phrase } from '../../ui/heading-lines/heading-lines.tsx';
import { PhoneIcon } from '../../ui/icon/icon.tsx';

interface CallButtonProps {
  /** The word before the number, in the language of the page. */
  readonly word?: string;
  readonly className?: string | undefined;
}

/** A button that calls the office and shows its number. `OpenHours` stands below the row of buttons. */
export function CallButton({ word = 'Call', className }: CallButtonProps) {
  return (
    <ButtonLink href={phoneLink} className={className}>
      <PhoneIcon />
      <span>
        {word} <Phrase>{phoneText}</Phrase>
      </span>
    </ButtonLink>
  );
}
