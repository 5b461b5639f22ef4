/** Lines in another language beside the words of the contact form, which the specification fixes in English. */
import { createContext, type ElementType, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { translatedFormId } from '../../content/contact-form-copy.ts';
import type { FormWords } from '../../content/language-schema.ts';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './translation.module.css';

export interface FormLanguage {
  /** Code of the language (BCP 47). */
  readonly code: string;
  /** The same with its script, where the language has several. */
  readonly tag?: string;
  /** Said of a language that is written from right to left. */
  readonly direction?: 'rtl';
  readonly words: FormWords;
}

/** The lines, and whether the address asks for them: what is hidden must not be said. */
interface Shown {
  readonly language: FormLanguage;
  readonly isAsked: boolean;
}

const Context = createContext<Shown | undefined>(undefined);

interface TranslationsProps {
  /** Undefined where the site has no other language. */
  readonly language: FormLanguage | undefined;
  readonly children: ReactNode;
}

function listenToAddress(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** Gives all lines inside of it their language. */
export function Translations({ language, children }: TranslationsProps) {
  const isAsked = useSyncExternalStore(
    listenToAddress,
    () => language !== undefined && location.hash === `#${translatedFormId(language.code)}`,
    () => false,
  );
  return <Context value={language && { language, isAsked }}>{children}</Context>;
}

/** Whether translations are shown, so that labels and announcements can include them. */
export function useIsTranslated(): boolean {
  return useContext(Context)?.isAsked ?? false;
}

interface TranslationProps {
  readonly pick: (words: FormWords) => ReactNode;
  readonly as?: ElementType;
  readonly id?: string;
  readonly className?: string | undefined;
}

/**
 * One line, shown where the address of the page asks for its language: styles alone decide, so that it needs no script.
 */
export function Translation({ pick, as: Box = 'p', id, className }: TranslationProps) {
  const language = useContext(Context)?.language;
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
