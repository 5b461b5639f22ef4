/** Reads the questions of built pages. */
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

/** Returns the row that contains an answer. */
export function rowOf(answer: HTMLElement): HTMLElement {
  if (!answer.parentNode) throw new Error(`The answer “${textOf(answer)}” is not in a row`);
  return answer.parentNode;
}

/** Returns every question of a page with its answer, in order. */
export function readQuestions(page: HTMLElement): ShownQuestion[] {
  return page.querySelectorAll(ANSWERS).map((answer) => ({
    topic: answer.id,
    question: textOf(only(rowOf(answer), 'summary h3')),
    answer: textOf(answer),
  }));
}
