/** Two ways to ask: prompts at a terminal, and lines from standard input. */
import { createInterface } from 'node:readline';
import { confirm, isCancel, text } from '@clack/prompts';
import { CommandError } from '../command-error.ts';

export interface Question {
  readonly message: string;
  /** The current value, which an empty answer keeps. */
  readonly current: string;
  /** Returns what is wrong with an answer; undefined if nothing is. */
  readonly findProblem: (answer: string) => string | undefined;
}

export interface Dialog {
  /** Asks until the answer is valid. */
  readonly ask: (question: Question) => Promise<string>;
  readonly confirm: (message: string) => Promise<boolean>;
  readonly close: () => void;
}

/** Returns the answer, or throws if the person pressed Ctrl+C. */
function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new CommandError('You quit before the end.');
  return answer as Exclude<Answer, symbol>;
}

/** Asks a person at a terminal. */
export const terminalDialog: Dialog = {
  ask: async ({ message, current, findProblem }) => {
    const validate = (answer = ''): string | undefined => findProblem(answer);
    const answer = answered(await text({ message, placeholder: current, defaultValue: current, validate }));
    return answer === current ? '' : answer;
  },
  confirm: async (message) => answered(await confirm({ message, initialValue: false })),
  close: () => {},
};

/** Reads answers from a file or another program, one per line. */
export function openLineDialog(): Dialog {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    lines.setPrompt(question);
    lines.prompt();
    const { value, done } = await answers.next();
    if (done) throw new CommandError('There are fewer answers than questions.');
    return value;
  };
  return {
    ask: async ({ message, current, findProblem }) => {
      for (;;) {
        const answer = await ask(`${message}\n  [${current}] `);
        const problem = findProblem(answer);
        if (problem === undefined) return answer;
        console.log(problem);
      }
    },
    confirm: async (message) => /^y(es)?$/i.test((await ask(`\n${message} (yes/no) `)).trim()),
    close: () => lines.close(),
  };
}
