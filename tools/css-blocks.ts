/** Reads stylesheets block by block, as a minifier wrote them: without comments. */

export interface Block {
  /** Selector or at-rule in front of the braces; a statement that ends with a semicolon stands here whole. */
  readonly head: string;
  /** What stands between the braces; undefined for a statement. */
  readonly body?: string;
}

const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/y;
/** At-rules that hold rules; others, such as `@keyframes`, are kept as they are. */
const GROUP = /^\s*@(?:layer|media|supports|container)\b/;

/** Whether a block holds rules. */
export const isGroup = ({ head, body }: Block): boolean => body !== undefined && GROUP.test(head);

export const writeBlock = ({ head, body }: Block): string => (body === undefined ? head : `${head}{${body}}`);

/** Walks over a text and calls back for every sign outside of quotation marks. */
export function walk(text: string, visit: (sign: string, at: number) => void): void {
  for (let at = 0; at < text.length; at++) {
    QUOTED.lastIndex = at;
    const quoted = QUOTED.exec(text);
    if (quoted) at += quoted[0].length - 1;
    else visit(text[at] ?? '', at);
  }
}

/**
 * Blocks and statements of a stylesheet, in order.
 *
 * @throws Error when a block has no end
 */
export function readBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  let [depth, start, open] = [0, 0, 0];
  walk(css, (sign, at) => {
    if (sign === '{' && depth++ === 0) open = at;
    if (sign === '}' && --depth === 0) {
      blocks.push({ head: css.slice(start, open), body: css.slice(open + 1, at) });
      start = at + 1;
    }
    if (sign === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, at + 1) });
      start = at + 1;
    }
  });
  if (depth !== 0) throw new Error('A stylesheet has a block without an end.');
  return blocks;
}

/**
 * A stylesheet that says nothing twice. Of equal rules in the same layer and condition the last decides, so the others
 * may go.
 */
export function dropRepeatedRules(css: string): string {
  const seen = new Set<string>();
  const keepLast = (text: string, context: string): string =>
    readBlocks(text)
      .toReversed()
      .map((block) => {
        if (isGroup(block)) {
          const body = keepLast(block.body ?? '', `${context}${block.head}{`);
          return body && writeBlock({ ...block, body });
        }
        const key = context + writeBlock(block);
        const isRepeated = block.body !== undefined && seen.has(key);
        seen.add(key);
        return isRepeated ? '' : writeBlock(block);
      })
      .toReversed()
      .join('');
  return keepLast(css, '');
}
