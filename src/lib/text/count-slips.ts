/** Counts the letters that were omitted, added, replaced or swapped with their neighbor (optimal string alignment). */
export function countSlips(meant: string, typed: string): number {
  let [before, row] = [[] as number[], Array.from({ length: typed.length + 1 }, (_, place) => place)];
  for (const [down, letter] of [...meant].entries()) {
    const next = [down + 1];
    for (const [across, other] of [...typed].entries()) {
      const isSwapped = down > 0 && across > 0 && letter === typed[across - 1] && other === meant[down - 1];
      next.push(
        Math.min(
          (next[across] as number) + 1,
          (row[across + 1] as number) + 1,
          (row[across] as number) + Number(letter !== other),
          isSwapped ? (before[across - 1] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[typed.length] as number;
}
