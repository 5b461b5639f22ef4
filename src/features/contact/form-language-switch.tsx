import { translatedFormId } from '../../content/contact-form-copy.ts';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import styles from './translation.module.css';
import { type FormLanguage, Translation } from './translation.tsx';

interface FormLanguageSwitchProps {
  readonly language: FormLanguage;
  /** Id of the form’s heading, for English alone. */
  readonly headingId: string;
}

/** Shows and hides the lines in another language; links, so that they work without a script. */
export function FormLanguageSwitch({
  language: { code, tag = code, direction, words },
  headingId,
}: FormLanguageSwitchProps) {
  return (
    <div className={styles.switch}>
      <TouchLink className={styles.show} href={`#${translatedFormId(code)}`} lang={tag} dir={direction}>
        {words.show}
      </TouchLink>
      <Translation pick={({ lead }) => lead} />
      <TouchLink className={styles.hide} href={`#${headingId}`}>
        {words.hide}
      </TouchLink>
    </div>
  );
}
