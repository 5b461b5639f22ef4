/** Asks a person, or a file of answers, for every value of the identity. */
import { createInterface } from 'node:readline';
import { findProblems, followAddress, problemsOf } from './changes.ts';
import { clearedValue, FIELDS, type Field, getAt, setAt } from './fields.ts';
import { type Fields, IDENTITY_FILE } from './identity-file.ts';

export interface Dialog {
  /** The next line; undefined when there are no more. */
  readonly ask: (question: string) => Promise<string | undefined>;
  readonly close: () => void;
}

/** Works with a person and with a file of answers alike. */
export function openDialog(): Dialog {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answers = lines[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      lines.setPrompt(question);
      lines.prompt();
      const { value, done } = await answers.next();
      return done ? undefined : value;
    },
    close: () => lines.close(),
  };
}

/** Ends without writing; the message says why. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** The identity with what someone typed for a field. */
export function answer(identity: Fields, field: Field, text: string): Fields {
  const isCleared = text.trim() === '-' && field.optional;
  return setAt(identity, field.path, isCleared ? clearedValue(field) : field.read(text.trim()));
}

/** Asks for one value until it is right. */
async function askField(dialog: Dialog, identity: Fields, field: Field, suggested?: Fields): Promise<Fields> {
  const offered = suggested ?? identity;
  const shown = field.show(getAt(offered, field.path));
  const clear = field.optional ? '; - for none' : '';
  for (;;) {
    const text = await dialog.ask(`${field.question}${clear}\n  [${shown || 'none'}] `);
    if (text === undefined) throw new Stopped('The answers ended early.');
    const next = text.trim() === '' ? offered : answer(identity, field, text);
    const problems = problemsOf(field, findProblems(next));
    if (problems.length === 0) return next;
    console.log(problems.map((sentence) => `  ${sentence}`).join('\n'));
  }
}

/** All questions, and again those whose answers do not go together. */
export async function walk(dialog: Dialog, before: Fields): Promise<Fields> {
  console.log(`Every value of ${IDENTITY_FILE}, one by one. Enter keeps what stands in brackets.\n`);
  let identity = before;
  for (const field of FIELDS) {
    const suggested = field.path === 'mapUrl' ? followAddress(before, identity) : undefined;
    identity = await askField(dialog, identity, field, suggested);
  }
  for (let problems = findProblems(identity); problems.length > 0; problems = findProblems(identity)) {
    console.log(`\n${problems.join('\n')}`);
    const again = FIELDS.filter(({ path }) =>
      problems.some((sentence) => sentence.startsWith(`“${path.split('.')[0]}`)),
    );
    if (again.length === 0) throw new Stopped(`Correct this in ${IDENTITY_FILE} by hand first.`);
    for (const field of again) identity = await askField(dialog, identity, field);
  }
  return identity;
}
