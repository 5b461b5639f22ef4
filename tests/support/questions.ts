/** The questions of built pages. */
import type { HTMLElement } from 'node-html-parser';
import { TOPICS } from '../../src/content/question-schema.ts';
import { only, textOf } from './html.ts';

export interface ShownQuestion {
  /** Anchor of the answer. */
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
}

const ANSWERS = TOPICS.map((topic) => `main details > #${topic}`).join(', ');

/** The row in which an answer stands. */
export function rowOf(answer: HTMLElement): HTMLElement {
  if (!answer.parentNode) throw new Error(`The answer “${textOf(answer)}” stands alone`);
  return answer.parentNode;
}

/** Every question of a page with its answer, in their order. */
export function readQuestions(page: HTMLElement): ShownQuestion[] {
  return page.querySelectorAll(ANSWERS).map((answer) => ({
    topic: answer.id,
    question: textOf(only(rowOf(answer), 'summary h3')),
    answer: textOf(answer),
  }));
}
