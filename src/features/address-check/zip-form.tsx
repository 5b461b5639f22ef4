import type { ReactNode } from 'react';
import type { LanguageFile } from '../../content/language-schema.ts';
import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { MainButton } from '../../ui/button/main-button.tsx';
import { OpenHours, type OpenHoursProps } from '../../ui/open-now/open-hours.tsx';
import styles from './address-check.module.css';

/** What the form says in one language, with `{zip}`, `{place}` and `{phone}` where they belong. */
export type ZipWords = NonNullable<LanguageFile['areas']['zip']>;

interface ZipFormProps {
  readonly words: ZipWords;
  /** The office hours, next to the phone number. */
  readonly hours: OpenHoursProps;
  /** Words before the area’s name in the link to its page; without them, the link has only the name. */
  readonly link?: string;
  readonly children?: ReactNode;
}

/**
 * Looks up a ZIP code in the browser, so that nothing is sent. Every answer is a template, identified by `data-answer`;
 * `find-borough.ts` picks one, and adds the area and a link to it from the list of areas next to the form.
 *
 * `method="dialog"` outside a dialog does nothing, so a submit before the script has loaded does not clear
 * the field.
 */
export function ZipForm({ words, hours, link, children }: ZipFormProps) {
  return (
    <form
      className={styles.form}
      method="dialog"
      data-form-handler="address"
      data-needs-script=""
      data-link={link}
    >
      <label className={styles.label} htmlFor="zip">
        {words.label}
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
        <MainButton>{words.button}</MainButton>
      </div>
      <output className={styles.answer} id="zip-answer" htmlFor="zip" />
      {children}
      <template data-answer="yes">
        <Sentence text={words.yes} isYes />
      </template>
      <template data-answer="outside">
        <Sentence text={words.no} />
        <OpenHours {...hours} />
      </template>
      <template data-answer="malformed">
        <Sentence text={words.malformed} />
      </template>
      <template data-answer="failed">
        <Sentence text={words.failed} />
        <OpenHours {...hours} />
      </template>
    </form>
  );
}

/** An answer; its “Yes.” or “No.” is bold. `data-value` and `data-place` mark what the handler fills in. */
function Sentence({ text, isYes = false }: { readonly text: string; readonly isYes?: boolean }) {
  const [, verdict, rest = text] = /^(\S+\.) (.*)$/.exec(text) ?? [];
  return (
    <span>
      {verdict && <b data-yes={isYes ? '' : undefined}>{verdict}</b>}
      {verdict && ' '}
      {rest.split(/(\{\w+\})/).map((piece) => {
        if (piece === '{zip}') return <span key={piece} data-value="" />;
        if (piece === '{place}') return <span key={piece} data-place="" />;
        return piece === '{phone}' ? (
          <a key={piece} href={phoneLink}>
            {phoneText}
          </a>
        ) : (
          piece
        );
      })}
    </span>
  );
}
