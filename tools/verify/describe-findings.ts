/** Formats findings for an owner. */
import type { Findings } from './verify-content.ts';

/** Lists advice first, so that mistakes, which must be fixed, are at the end of the output. */
export function describeFindings({ mistakes, advice }: Findings): string {
  const hints = advice.map((sentence) => `- ${sentence}`);
  const number = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`;
  return [
    ...(hints.length > 0 ? ['Optional advice:', ...hints, ''] : []),
    ...(mistakes.length > 0
      ? [`${number} to fix:`, ...mistakes.map((sentence, index) => `${index + 1}. ${sentence}`)]
      : ['Everything is in order.']),
  ].join('\n');
}
