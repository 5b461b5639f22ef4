/** Asks for every value of the identity. */
import { CommandError } from '../command-error.ts';
import { findProblems, type Problem } from './changes.ts';
import type { Dialog } from './dialog.ts';
import { FIELDS, type Field, getAt, setFromText, showValue } from './fields.ts';
import { type Fields, IDENTITY_FILE } from './identity-file.ts';

/** Checks whether a problem is about a field, a group around it, or something inside it. */
const isAbout = ({ path }: Field, problem: Problem): boolean =>
  `${problem.path}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${problem.path}.`);

async function askField(dialog: Dialog, identity: Fields, field: Field): Promise<Fields> {
  const read = (answer: string): Fields =>
    answer.trim() === '' ? identity : setFromText(identity, field, answer);
  const findProblem = (answer: string): string | undefined =>
    findProblems(read(answer)).find((problem) => isAbout(field, problem))?.sentence;
  const answer = await dialog.ask({
    message: field.isOptional ? `${field.question} Type - for none.` : field.question,
    current: showValue(getAt(identity, field.path)) || 'none',
    findProblem,
  });
  return read(answer);
}

/**
 * Asks all questions, and asks again where answers contradict each other.
 *
 * @returns the identity with the answers, free of problems
 * @throws CommandError if the person quits, or the file has a problem that no question can solve
 */
export async function askAll(dialog: Dialog, before: Fields): Promise<Fields> {
  console.log(
    `This asks for every value of ${IDENTITY_FILE}, one by one. Press Enter to keep the value shown.\n`,
  );
  let identity = before;
  for (const field of FIELDS) identity = await askField(dialog, identity, field);
  for (let problems = findProblems(identity); problems.length > 0; problems = findProblems(identity)) {
    console.log(`\n${problems.map(({ sentence }) => sentence).join('\n')}`);
    const again = FIELDS.filter((field) => problems.some((problem) => isAbout(field, problem)));
    if (again.length === 0) throw new CommandError(`Correct this in ${IDENTITY_FILE} by hand first.`);
    for (const field of again) identity = await askField(dialog, identity, field);
  }
  return identity;
}
