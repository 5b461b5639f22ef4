import { isTranslationAsked } from './delivery.ts';
import type { FormLanguage } from './translation.tsx';
import { listFields } from './typed-text.ts';

/** Connects a control to its hint, to its translation if that is shown, and to its error if it is wrong. */
function describe(control: Element, isTranslated: boolean): void {
  const isWrong = control.matches(':user-invalid');
  const parts = [isTranslated && 'translation', 'hint', isWrong && 'mistake'];
  const ids = parts.flatMap((part) => (part ? `${control.id}-${part}` : []));
  control.setAttribute('aria-describedby', ids.filter((id) => document.getElementById(id)).join(' '));
  control.ariaInvalid = isWrong ? 'true' : null;
}

/** Exposes the error of a control to assistive technology, and its translation if the URL requests the language. */
export function describeFields(language: FormLanguage | undefined): void {
  const describeAll = (): void => {
    for (const field of listFields()) describe(field, isTranslationAsked(language));
  };
  for (const type of ['invalid', 'input', 'focusout']) addEventListener(type, describeAll, true);
  addEventListener('hashchange', describeAll);
  describeAll();
}
