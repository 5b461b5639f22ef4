import { boroughs } from '../../site/catalog.ts';
import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { routes } from '../../site/routes.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import styles from './address-check.module.css';

/**
 * “Do you come to my address?”, answered by ZIP code in the page: nothing is sent. The answers stand ready as
 * templates; `find-borough.ts` picks one. Without a script the boroughs stand there instead.
 *
 * `method="dialog"` outside of a dialog does nothing, so a submit before the script arrived loses nothing.
 */
export function AddressCheck({
  tight = false,
}: {
  /** Leaves out the space above. */ readonly tight?: boolean;
}) {
  return (
    <Section labelledBy="address-check" tight={tight}>
      <div className={styles.grid}>
        <div className={styles.words}>
          <h2 id="address-check">Do you come to my address?</h2>
          <p>We cover all five boroughs, up to the city line.</p>
        </div>
        <form className={styles.form} method="dialog" data-answers="address">
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
              maxLength={10}
              aria-describedby="zip-answer"
            />
            <SubmitButton>Look It Up</SubmitButton>
          </div>
          <output className={styles.answer} id="zip-answer" htmlFor="zip" />
          <Answers />
        </form>
        <BoroughList />
      </div>
    </Section>
  );
}

/** One template for every answer, named by its key; `data-value` marks where the code goes. */
function Answers() {
  return (
    <>
      {boroughs.map(({ slug, name, inPlace }) => (
        <template key={slug} data-answer={slug}>
          <span>
            <b>Yes.</b> <span data-value /> is {inPlace}.
          </span>
          <TextLink href={routes.borough(slug)}>What we do in {name}</TextLink>
        </template>
      ))}
      <template data-answer="outside">
        <span>
          <b>No.</b> <span data-value /> is not a New York City ZIP code on our list, and we work in the five
          boroughs only. If you think it should be, call <a href={phoneLink}>{phoneText}</a>.
        </span>
      </template>
      <template data-answer="malformed">
        <span>A ZIP code has five digits, like 10001.</span>
      </template>
      <template data-answer="failed">
        <span>
          The list did not load. Call <a href={phoneLink}>{phoneText}</a> and ask.
        </span>
      </template>
    </>
  );
}

function BoroughList() {
  return (
    <ul className={styles.boroughs}>
      {boroughs.map(({ slug, name }) => (
        <li key={slug}>
          <TextLink href={routes.borough(slug)}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
