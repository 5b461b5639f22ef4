import { business } from '../../site/business.ts';
import { boroughs, pages } from '../../site/catalog.ts';
import { isWholeCity } from '../../site/city-areas.ts';
import { hoursLine } from '../../site/contact-details.ts';
import { routes } from '../../site/routes.ts';
import { ButtonRow } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading-lines/heading-lines.tsx';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { BookLink } from '../shared/book-link.tsx';
import { CallButton } from '../shared/call-button.tsx';
import styles from './address-check.module.css';
import { ZipForm, type ZipWords } from './zip-form.tsx';

/**
 * Looks up a ZIP code, with a heading and a lead. Without JavaScript a list of the boroughs replaces the form.
 */
export function AddressCheck({
  tight = false,
}: {
  /** Leaves out the space above. */ readonly tight?: boolean;
}) {
  return (
    <Section labelledBy="address-check" tight={tight} onlyOnScreen>
      <div className={styles.grid}>
        <div className={styles.words}>
          <Heading id="address-check" text={pages['every-page'].addressCheck.heading} />
          <p>{pages['every-page'].addressCheck.lead}</p>
        </div>
        <ZipForm words={ENGLISH} hours={{ line: hoursLine }} link="What we do">
          <CallOrBook />
        </ZipForm>
        <BoroughList />
      </div>
    </Section>
  );
}

const SERVES_WHOLE_CITY = isWholeCity(boroughs.map(({ slug }) => slug));

/** Returns “in the five boroughs” if all are served, or else the areas: “in Queens and in Brooklyn”. */
function describePlaces(): string {
  if (SERVES_WHOLE_CITY) return 'in the five boroughs';
  return new Intl.ListFormat('en-US').format(boroughs.map(({ inPlace }) => inPlace));
}

const ENGLISH: ZipWords = {
  label: 'ZIP code',
  button: 'Look It Up',
  yes: 'Yes. {zip} is {place}.',
  no: `No. {zip} is not on our list of ZIP codes, and we work only ${describePlaces()}. Think that’s wrong? Call {phone}.`,
  malformed: 'A ZIP code has five digits, like 10001.',
  failed: 'The list did not load. Call {phone} and ask.',
};

/** The two ways to get a visit, which follow the answer “yes”. */
function CallOrBook() {
  return (
    <div className={styles.ways}>
      <ButtonRow>
        <CallButton />
        {business.bookingUrl && <BookLink />}
      </ButtonRow>
      <OpenHours line={hoursLine} />
    </div>
  );
}

/** All areas, shown without JavaScript; `find-borough.ts` takes the link in its answer from here. */
function BoroughList() {
  return (
    <ul className={styles.boroughs} data-stands-in="">
      {boroughs.map(({ slug, name, inPlace, zipCodes }) => (
        <li key={slug} data-area={slug} data-in={inPlace} data-zips={zipCodes?.join(' ')}>
          <TextLink href={routes.borough(slug)}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
