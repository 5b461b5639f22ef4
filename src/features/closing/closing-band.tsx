import { pages } from '../../site/catalog.ts';
import { hoursLine, phoneLink, phoneText } from '../../site/contact-details.ts';
import { fillIn } from '../../site/fill-in.ts';
import { routes } from '../../site/routes.ts';
import { ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { BookLink } from '../shared/book-link.tsx';
import { CredentialList } from '../shared/credential-list.tsx';
import styles from './closing-band.module.css';

interface ClosingBandProps {
  readonly heading?: string;
  readonly text?: string;
  /** The contact page leaves out the link to itself. */
  readonly withContact?: boolean;
  /** The other words, in a language other than English. */
  readonly words?: {
    readonly hours: string;
    readonly call: string | undefined;
    readonly book: string;
    readonly newTab: string | undefined;
    readonly write: string;
  };
}

const ENDING = pages['every-page'].closing;
const ENGLISH = {
  hours: hoursLine,
  call: undefined,
  book: 'Book Online',
  newTab: undefined,
  write: 'Write to Us',
};

/** End of every page: hours, links to book and write, and the phone number across the page. */
export function ClosingBand({
  heading = ENDING.heading,
  text = fillIn(ENDING.text),
  withContact = true,
  words = ENGLISH,
}: ClosingBandProps) {
  return (
    <section className={styles.band} aria-labelledby="closing" data-print="hide">
      <div className={styles.words}>
        <h2 id="closing">
          <HeadingLines text={heading} />
        </h2>
        <p className={styles.hours}>{words.hours}</p>
        <p>{text}</p>
        <div className={styles.actions}>
          <ButtonRow>
            <BookLink call={words.call} note={words.newTab}>
              {words.book}
            </BookLink>
            {withContact && <ButtonLink href={routes.contact}>{words.write}</ButtonLink>}
          </ButtonRow>
        </div>
        {words === ENGLISH && <CredentialList className={styles.credentials} />}
      </div>
      <ArtImage name="radiator" alt="" className={styles.radiator} />
      <a className={styles.number} href={phoneLink}>
        {phoneText}
      </a>
    </section>
  );
}
