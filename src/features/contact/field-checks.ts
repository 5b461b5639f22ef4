import { translatedFormId } from '../../content/contact-form-copy.ts';
import type { FormLanguage } from './translation.tsx';

/** Connects a control to its hint, to its translation if that is shown, and to its error if it is wrong. */
function describe(control: Element, isTranslated: boolean): void {
  const isWrong = control.matches(':user-invalid');
  const parts = [isTranslated && 'translation', 'hint', isWrong && 'mistake'];
  const ids = parts.flatMap((part) => (part ? `${control.id}-${part}` : []));
  const shown = ids.filter((id) => document.getElementById(id)).join(' ');
  control.setAttribute('aria-describedby', shown);
  control.ariaInvalid = isWrong ? 'true' : null;
}

/** Exposes the error of a control to assistive technology, and its translation if the URL requests the language. */
export function describeFields(box: HTMLElement, language: FormLanguage | undefined): void {
  const isControl = (target: EventTarget | null): target is Element =>
    target instanceof Element && target.id.startsWith('field-');
  const isTranslated = (): boolean =>
    language !== undefined && location.hash === `#${translatedFormId(language.code)}`;
  const describeAll = (): void => {
    for (const control of box.querySelectorAll('input, select, textarea'))
      if (isControl(control)) describe(control, isTranslated());
  };
  for (const type of ['invalid', 'input', 'focusout'])
    box.addEventListener(type, ({ target }) => isControl(target) && describe(target, isTranslated()), true);
  addEventListener('hashchange', describeAll);
  describeAll();
}
