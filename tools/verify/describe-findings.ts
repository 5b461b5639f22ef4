/** Formats findings for an owner. */
export interface Findings {
  /** Mistakes to fix, one sentence each. */
  readonly mistakes: readonly string[];
  /** Suggestions, one sentence each. */
  readonly advice: readonly string[];
}

/** Lists advice first, so that the mistakes, which must be fixed, are at the end of the output. */
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
