import type { SystemKey } from '../../content/parts.ts';
import type { ArtName } from '../../drawings/art.ts';
import { pages } from '../../site/catalog.ts';
import { phoneLink, phoneSignLines } from '../../site/contact-details.ts';
import { describeHours, type SpokenHours } from '../../site/languages.ts';
import { routes } from '../../site/routes.ts';
import { ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading-lines/heading-lines.tsx';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { BookLink } from '../shared/book-link.tsx';
import { CredentialList } from '../shared/credential-list.tsx';
import './closing-band.css';

/** Drawings of the cellar, keyed by machine; other machines' pages show tools, pages without a machine a bucket. */
const CELLARS: Partial<Record<SystemKey, ArtName>> = {
  boiler: 'cellar-cat',
  'water-heater': 'cellar-tank',
};

interface ClosingBandProps {
  readonly heading?: string | undefined;
  /** The job of the page’s service, or `area`, whose own heading replaces the general one. */
  readonly family?: keyof NonNullable<typeof ENDING.families> | undefined;
  readonly system?: SystemKey | undefined;
  readonly text?: string;
  /** Booking page, if this page has its own. */
  readonly bookingUrl?: string | undefined;
  /** URL of the contact form, if the page passes a subject to it. */
  readonly writeLink?: string | undefined;
  /** Whether to link to the contact page; false on that page. */
  readonly withContact?: boolean;
  /** The rest of the text, on pages in other languages; English by default. */
  readonly words?: {
    readonly hours: SpokenHours;
    readonly call: string | undefined;
    readonly book: string;
    readonly newTab: string | undefined;
    readonly write: string;
    readonly contact: string;
  };
}

const ENDING = pages['every-page'].closing;
const ENGLISH = {
  hours: describeHours(),
  call: undefined,
  book: 'Book Online',
  newTab: undefined,
  write: 'Write to Us',
  contact: routes.contact,
};

/**
 * The end of every page: hours, links to book and write, and the phone number in a cutaway cellar.
 */
export function ClosingBand({
  family,
  heading = (family && ENDING.families?.[family]) ?? ENDING.heading,
  system,
  text = ENDING.text,
  bookingUrl,
  writeLink,
  withContact = true,
  words = ENGLISH,
}: ClosingBandProps) {
  const cellar = system ? (CELLARS[system] ?? 'cellar-tools') : 'cellar-bucket';
  return (
    <section aria-labelledby="closing" data-print="hide">
      <div data-closing="house" data-wrap>
        <div data-closing="words">
          <Heading id="closing" text={heading} />
          <p>
            <OpenHours {...words.hours} />
          </p>
          <p>{text}</p>
          <ButtonRow>
            <BookLink href={bookingUrl} call={words.call} note={words.newTab}>
              {words.book}
            </BookLink>
            {withContact && <ButtonLink href={writeLink ?? words.contact}>{words.write}</ButtonLink>}
          </ButtonRow>
          {words === ENGLISH && <CredentialList />}
        </div>
        <ArtImage name={cellar === 'cellar-cat' ? 'radiator-alone' : 'radiator'} alt="" />
      </div>
      <div data-closing="earth">
        <div data-closing="cellar">
          <a data-closing="number" href={phoneLink}>
            {phoneSignLines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </a>
          <ArtImage name={cellar} alt="" />
        </div>
      </div>
    </section>
  );
}
