/** Listens to an event of the contact form before other programs do, also if they have put a copy in its place. */
export function listenToForm<Name extends 'submit' | 'formdata'>(
  name: Name,
  listener: (event: WindowEventMap[Name], form: HTMLFormElement) => void,
): void {
  const listen = (event: WindowEventMap[Name]): void => {
    const form = document.querySelector<HTMLFormElement>('form#message');
    if (form && event.target === form) listener(event, form);
  };
  addEventListener(name, listen, true);
}
