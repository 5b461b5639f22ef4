import type { ReactNode } from 'react';
import { HEAT_FORMS, type HeatLanguage } from '../../content/heat-texts.ts';
import type { Language } from '../../site/languages.ts';
import { Button } from '../../ui/button/button.tsx';
import { PlusSummary } from '../../ui/plus-sign/plus-sign.tsx';
import { BookLink } from '../shared/book-link.tsx';
import './log-sheet.css';
import styles from './room-form.module.css';

interface RoomFormProps {
  /** The heading, which stands left of the form in wide windows. */
  readonly children: ReactNode;
  readonly language?: HeatLanguage;
  /** Texts of the link to book, in the language of the page; English by default. */
  readonly words?: Pick<Language['words'], 'book' | 'call' | 'newTab'> | undefined;
}

/**
 * Asks for the temperature of a room or of hot water and answers whether it is legal. `answer-room.ts` answers in the
 * browser, so that nothing is sent. Without JavaScript the form is hidden, and the limits below it remain.
 *
 * `method="dialog"` outside a dialog does nothing, so a submit before the script has loaded does not clear the field.
 */
export function RoomForm({ children, language = 'en', words }: RoomFormProps) {
  const form = HEAT_FORMS[language];
  return (
    <div className={styles.ask}>
      {children}
      <form
        className={styles.form}
        lang={words && language}
        method="dialog"
        data-form-handler="room"
        data-needs-script=""
        data-print="hide"
      >
        <div>
          <div className={styles.choice} role="radiogroup" aria-label={form.choice}>
            {(['room', 'water'] as const).map((measured) => (
              <label key={measured}>
                <input type="radio" name="measured" value={measured} defaultChecked={measured === 'room'} />
                {form[measured]}
              </label>
            ))}
          </div>
          <label className={styles.label} htmlFor="room">
            {form.degrees}
          </label>
          <div className={styles.line}>
            <input
              className={styles.degrees}
              id="room"
              type="text"
              name="room"
              autoComplete="off"
              maxLength={8}
              aria-describedby="room-answer"
            />
            <Button>{form.check}</Button>
          </div>
          <details className={styles.more}>
            <PlusSummary>{form.more}</PlusSummary>
            <label>
              {form.outside}
              <input name="outside" type="text" autoComplete="off" maxLength={8} />
            </label>
            <label>
              {form.time}
              <input name="time" type="time" />
            </label>
          </details>
        </div>
        <output className={styles.answer} id="room-answer" htmlFor="room" />
        <template data-answer="owner">
          <p>{form.owner}</p>
          <BookLink call={words?.call} note={words?.newTab}>
            {words?.book}
          </BookLink>
        </template>
        <template data-answer="failed">{form.failed}</template>
      </form>
    </div>
  );
}
