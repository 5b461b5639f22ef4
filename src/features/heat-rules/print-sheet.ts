/** Prints a sheet on which a tenant writes down temperatures. */
import { HEAT_SHEET } from '../../content/heat-texts.ts';

/** Rows of the table that fit on a Letter sheet. */
const ROWS = 21;

function createSheet(): HTMLElement {
  const { title, rules, about, columns } = HEAT_SHEET;
  const sheet = document.createElement('section');
  sheet.dataset.logSheet = '';
  const heading = document.createElement('h2');
  heading.append(title);
  const write = (tag: 'div' | 'p', texts: readonly string[]): HTMLElement[] =>
    texts.map((words) => {
      const line = document.createElement(tag);
      line.append(words);
      return line;
    });
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const column of columns) {
    const cell = document.createElement('th');
    cell.append(column);
    head.append(cell);
  }
  const body = table.createTBody();
  for (let row = 0; row < ROWS; row += 1) {
    const cells = body.insertRow();
    for (const _ of columns) cells.insertCell();
  }
  sheet.append(heading, ...write('div', rules), ...write('p', about), table);
  return sheet;
}

/** Prints the sheet instead of the page; the page prints as usual afterward. */
export function printSheet(): void {
  const root = document.documentElement;
  if (!document.querySelector('[data-log-sheet]')) document.body.append(createSheet());
  root.dataset.printing = 'sheet';
  const showPage = (): unknown => delete root.dataset.printing;
  addEventListener('afterprint', showPage, { once: true });
  try {
    print();
  } catch {
    // Browsers inside other apps may not print.
    showPage();
  }
}
