/** Colors of a control, as the browser computes them. */
export interface ControlColors {
  readonly background: string;
  readonly border: string;
  readonly text: string;
}

export interface RedButtons {
  /** The color of booking buttons. */
  readonly red: string;
  /** Number of controls in the window whose ground has that color. */
  readonly count: number;
  /** The bar’s booking button. */
  readonly bar: ControlColors;
}

/**
 * Runs in the page.
 *
 * @throws Error if the bar has no booking button in this window
 */
export function readRedButtons(): RedButtons {
  const read = (control: Element): ControlColors => {
    const { backgroundColor, borderTopColor, color } = getComputedStyle(control);
    return { background: backgroundColor, border: borderTopColor, text: color };
  };
  const isSeen = (control: Element): boolean => {
    const { top, bottom, width } = control.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const seen = [...document.querySelectorAll('a, button')].filter(isSeen);
  const bar = seen.find((control) => control.matches('header :is([target="_blank"], [data-book])'));
  if (!bar) throw new Error('The bar has no booking button.');
  const probe = document.createElement('p');
  probe.style.color = 'var(--color-book)';
  document.documentElement.append(probe);
  const red = getComputedStyle(probe).color;
  probe.remove();
  return { red, count: seen.filter((control) => read(control).background === red).length, bar: read(bar) };
}
