import { business } from '../../site/business.ts';
import { boroughs, pages } from '../../site/catalog.ts';
import { isWholeCity } from '../../site/city-areas.ts';
import { hoursLine, phoneLink, phoneText } from '../../site/contact-details.ts';
import { routes } from '../../site/routes.ts';
import { Button, ButtonRow } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading-lines/heading-lines.tsx';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { BookLink } from '../shared/book-link.tsx';
import { CallButton } from '../shared/call-button.tsx';
import styles from './address-check.module.css';

/**
 * Looks up a ZIP code in the browser, so that nothing is sent. Every answer is a template; `find-borough.ts`
 * picks one. Without JavaScript a list of the boroughs replaces the form.
 *
 * `method="dialog"` outside a dialog does nothing, so a submit before the script has loaded does not clear
 * the field.
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
        <form className={styles.form} method="dialog" data-form-handler="address">
          <label className={styles.label} htmlFor="zip">
            ZIP code
          </label>
          <div className={styles.row}>
            <input
              className={styles.zip}
              id="zip"
              name="zip"
              type="text"
              inputMode="numeric"
              autoComplete="postal-code"
              aria-describedby="zip-answer"
            />
            <Button type="submit" look="ink">
              Look It Up
            </Button>
          </div>
          <output className={styles.answer} id="zip-answer" htmlFor="zip" />
          <CallOrBook />
          <Answers />
        </form>
        <BoroughList />
      </div>
    </Section>
  );
}

const SERVES_WHOLE_CITY = isWholeCity(boroughs.map(({ slug }) => slug));
/** Mentions New York City only if all boroughs are served, because the list lacks the codes of unserved boroughs. */
const UNKNOWN_CODE = SERVES_WHOLE_CITY
  ? 'not a New York City ZIP code on our list'
  : 'not on our list of ZIP codes';

/**
 * Returns “in the five boroughs” if all of them are served, and otherwise lists the areas: “in Queens and in
 * Brooklyn”.
 */
function describePlaces(): string {
  if (SERVES_WHOLE_CITY) return 'in the five boroughs';
  return new Intl.ListFormat('en-US').format(boroughs.map(({ inPlace }) => inPlace));
}

/**
 * A template for each answer, identified by `data-answer`; `data-value` marks where the ZIP code goes. The handler adds
 * the area and a link to it from `BoroughList`.
 */
function Answers() {
  return (
    <>
      <template data-answer="yes">
        <b data-yes="">Yes.</b> <span data-value />
      </template>
      <template data-answer="outside">
        <span>
          <b>No.</b> <span data-value />
          {` is ${UNKNOWN_CODE}, and we work ${describePlaces()} only. Think that’s wrong? Call `}
          <a href={phoneLink}>{phoneText}</a>.
        </span>
        <OpenHours line={hoursLine} />
      </template>
      <template data-answer="malformed">
        <span>A ZIP code has five digits, like 10001.</span>
      </template>
      <template data-answer="failed">
        <span>
          The list did not load. Call <a href={phoneLink}>{phoneText}</a> and ask.
        </span>
        <OpenHours line={hoursLine} />
      </template>
    </>
  );
}

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
    <ul className={styles.boroughs}>
      {boroughs.map(({ slug, name, inPlace, zipCodes }) => (
        <li key={slug} data-area={slug} data-in={inPlace} data-zips={zipCodes?.join(' ')}>
          <TextLink href={routes.borough(slug)}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
