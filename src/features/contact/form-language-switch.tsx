import { translatedFormId } from '../../content/message-labels.ts';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import styles from './translation.module.css';
import { type FormLanguage, Translation } from './translation.tsx';

interface FormLanguageSwitchProps {
  readonly language: FormLanguage;
  /** ID of the form’s heading, the target of the link that hides the translation. */
  readonly headingId: string;
}

/** Links that show and hide the lines in another language without a script. */
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
