/** The questions of built pages. */
import type { HTMLElement } from 'node-html-parser';
import { TOPICS } from '../../src/content/schema.ts';
import { only, textOf } from './html.ts';

export interface ShownQuestion {
  /** Anchor of the answer. */
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
}

const ANSWERS = TOPICS.map((topic) => `main details > #${topic}`).join(', ');

/** Every question of a page with its answer, in their order. */
export function readQuestions(page: HTMLElement): ShownQuestion[] {
  return page.querySelectorAll(ANSWERS).map((answer) => ({
    topic: answer.id,
    question: textOf(only(answer.parentNode, 'summary h3')),
    answer: textOf(answer),
  }));
}
