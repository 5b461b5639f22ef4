/** Lines in another language next to the English labels (specification) of the contact form. */
import { createContext, type ElementType, type ReactNode, useContext } from 'react';
import type { FormWords } from '../../content/language-schema.ts';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './translation.module.css';

export interface FormLanguage {
  /** Code of the language (BCP 47). */
  readonly code: string;
  /** The language code with its script, such as `zh-Hant`; omitted if the locale names no script. */
  readonly tag?: string;
  /** Set for a right-to-left language. */
  readonly direction?: 'rtl';
  readonly words: FormWords;
}

const Context = createContext<FormLanguage | undefined>(undefined);

interface TranslationsProps {
  /** Undefined if the form has no other language. */
  readonly language: FormLanguage | undefined;
  readonly children: ReactNode;
}

/** Provides the language to every `Translation` inside it. */
export function Translations({ language, children }: TranslationsProps) {
  return <Context value={language}>{children}</Context>;
}

interface TranslationProps {
  readonly pick: (words: FormWords) => ReactNode;
  readonly as?: ElementType;
  readonly id?: string;
  readonly className?: string | undefined;
}

/**
 * One translated line, shown if the page's URL requests its language. CSS alone shows it, without a script.
 */
export function Translation({ pick, as: Box = 'p', id, className }: TranslationProps) {
  const language = useContext(Context);
  const words = language && pick(language.words);
  if (!words) return null;
  return (
    <Box
      className={classNames(styles.line, className)}
      id={id}
      lang={language.tag ?? language.code}
      dir={language.direction}
    >
      {words}
    </Box>
  );
}
