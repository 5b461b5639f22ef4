/** Shows at its field what only the whole file can tell: that two fields do not fit, or that a link leads to nothing. */

interface FieldMistake {
  /** Such as `notice.to`. */
  readonly path: string;
  readonly sentence: string;
}

/** Finds the field at a path, or the one that contains it, such as a list whose entries are folded. */
function findField(path: string): HTMLElement | null {
  const field = document.querySelector<HTMLElement>(`section.field[data-key-path="${path}"]`);
  return field || path === '' ? field : findField(path.split('.').slice(0, -1).join('.'));
}

/** Gives the list of mistakes the sentences, too; it finds only what one field can tell. */
function listMistakes(): void {
  const fields = document.querySelectorAll<HTMLElement>('[data-mistake]');
  const sentences = Array.from(fields, ({ dataset }) => dataset.mistake).join('\n');
  const quoted = JSON.stringify(sentences).replaceAll('\\n', '\\a ');
  document.documentElement.style.setProperty('--mistakes', quoted);
}

/** Takes the sentences away; each also goes when somebody changes its field. */
export function clearMistakes(): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-mistake]')) delete field.dataset.mistake;
}

/** Shows the sentences, and scrolls to the first. */
export function showMistakes(mistakes: readonly FieldMistake[]): void {
  for (const { path, sentence } of [...mistakes].reverse()) {
    const field = findField(path);
    if (!field) continue;
    field.dataset.mistake = sentence;
    const forget = () => {
      delete field.dataset.mistake;
      listMistakes();
    };
    field.addEventListener('input', forget, { once: true });
    field.scrollIntoView({ block: 'center' });
  }
  listMistakes();
}
