/** Findings as an owner reads them. */
import type { Findings } from './verify-content.ts';

const count = (number: number, name: string, names = `${name}s`): string =>
  `${number} ${number === 1 ? name : names}`;

/** Advice first, so that what has to be put right stands last, where the eye is. */
export function describeFindings({ mistakes, advice }: Findings): string {
  const kind = advice.length === 1 ? 'Advice' : `${count(advice.length, 'piece')} of advice`;
  const hints =
    advice.length === 0
      ? []
      : [`${kind}, which nothing waits for:`, ...advice.map((sentence) => `- ${sentence}`), ''];
  const result =
    mistakes.length === 0
      ? ['Everything is in order.']
      : [
          `${count(mistakes.length, 'mistake')} to put right:`,
          ...mistakes.map((sentence, index) => `${index + 1}. ${sentence}`),
        ];
  return [...hints, ...result].join('\n');
}
