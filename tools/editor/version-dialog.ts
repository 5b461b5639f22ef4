/** Shows two versions side by side, the form's and the one that somebody else saved, and asks which one to keep. */
import type { Conflict } from '../content/save-form.ts';
import { make } from './form-foot.ts';

export type Choice = 'mine' | 'theirs' | 'later';

const STYLE = `
.versions { box-sizing: border-box; width: min(72rem, 96vw); max-height: 92vh; overflow: auto; padding: 1.5rem; border: 1px solid; border-radius: .5rem; font: 1rem/1.5 system-ui, sans-serif; }
.versions::backdrop { background: rgb(0 0 0 / .5); }
.versions h2, .versions h3 { margin: 0 0 .5rem; font-size: 1.125rem; }
.versions h3 { font-size: 1rem; }
.versions section > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1rem; }
.versions section { margin-block: 1rem; }
.versions section > p { margin: 0 0 .5rem; font-weight: 700; }
.versions pre { max-height: 45vh; margin: 0; padding: .5rem; overflow: auto; border: 1px solid #888; font: .8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
.versions mark { background: #ffe08a; color: #000; }
.versions form { display: flex; flex-wrap: wrap; gap: .75rem; }
.versions button { min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid; border-radius: .375rem; font: inherit; }
`;

const BUTTONS: Readonly<Record<Choice, string>> = {
  mine: 'Keep mine',
  theirs: 'Keep theirs',
  later: 'Back to the form',
};

/** Shows a version, and marks the lines that the other one lacks. */
function showVersion(title: string, text: string | null, other: string | null): HTMLElement {
  const known = new Set((other ?? '').split('\n'));
  const lines = (text ?? 'There is no text here, because this is a picture or there is no file.').split('\n');
  const shown = lines.flatMap((line) => [known.has(line) ? line : make('mark', line), '\n']);
  const version = make('pre', ...shown);
  version.tabIndex = 0;
  return make('div', make('h3', title), version);
}

const makeButton = (choice: Choice): HTMLElement =>
  Object.assign(make('button', BUTTONS[choice]), { value: choice });

/** Asks which version to keep; Escape goes back to the form. */
export function askWhich(conflicts: readonly Conflict[]): Promise<Choice> {
  const dialog = make('dialog');
  dialog.className = 'versions';
  const title = make('h2', 'This was changed while your form was open');
  title.id = 'versions-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const versions = conflicts.map(({ path, theirs, mine }) =>
    make(
      'section',
      make('p', path),
      make(
        'div',
        showVersion('Theirs: in the file now', theirs, mine),
        showVersion('Mine: in this form', mine, theirs),
      ),
    ),
  );
  const choices = make('form', ...(Object.keys(BUTTONS) as Choice[]).map(makeButton));
  choices.method = 'dialog';
  dialog.append(
    make('style', STYLE),
    title,
    make(
      'p',
      'Another window, another program or another person has saved it. Nothing is overwritten until you choose. What you do not keep stays on the page “Undo a save”.',
    ),
    ...versions,
    choices,
  );
  document.body.append(dialog);
  dialog.showModal();
  for (const version of dialog.querySelectorAll('pre')) {
    const first = version.querySelector('mark');
    if (first) version.scrollTop = first.offsetTop - version.offsetTop - 40;
  }
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(
        dialog.returnValue === 'mine' || dialog.returnValue === 'theirs' ? dialog.returnValue : 'later',
      );
    });
  });
}
