/** Returns the form, or the copy that another program has put in its place. */
export const findForm = (): HTMLFormElement | null => document.querySelector('form#message');

/** Listens to an event of the contact form before other programs do, also if they have put a copy in its place. */
export function listenToForm<Name extends 'submit' | 'formdata'>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  const listen = (event: WindowEventMap[Name]): void => {
    if (event.target === findForm()) listener(event);
  };
  addEventListener(name, listen, true);
}
