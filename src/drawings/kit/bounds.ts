/** Corners and bounding box of path data as this kit writes it (M L H V C Q Z absolute, l h v a relative); used by the tests. */
import { defined } from './defined.ts';

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  Q: 4,
  S: 4,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  a: 7,
  m: 2,
  z: 0,
  Z: 0,
};
const TOKEN = /[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g;

/** Control points count as if they were on the curve, so the box may be a little too large, never too small. */
export function pathBounds(path: string): Bounds {
  const points = pathPoints(path);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The corners and control points of a path. */
export function pathPoints(path: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const reach = (nextX: number, nextY: number): void => {
    [x, y] = [nextX, nextY];
    points.push([x, y]);
  };
  for (const { command, values } of commands(path)) {
    const isRelative = command === command.toLowerCase();
    const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
    const key = command.toUpperCase();
    if (key === 'Z') [x, y] = [startX, startY];
    else if (key === 'H') reach(baseX + defined(values[0]), y);
    else if (key === 'V') reach(x, baseY + defined(values[0]));
    else if (key === 'A') reach(baseX + defined(values[5]), baseY + defined(values[6]));
    else
      for (let i = 0; i < values.length; i += 2)
        reach(baseX + defined(values[i]), baseY + defined(values[i + 1]));
    if (key === 'M') [startX, startY] = [x, y];
  }
  return points;
}

function commands(path: string): { readonly command: string; readonly values: readonly number[] }[] {
  const tokens = path.match(TOKEN) ?? [];
  const found: { command: string; values: number[] }[] = [];
  let command = '';
  for (let i = 0; i < tokens.length; ) {
    if (/[A-Za-z]/.test(defined(tokens[i]))) {
      command = defined(tokens[i]);
      i += 1;
    }
    const count = ARITY[command];
    if (count === undefined) throw new Error(`Unknown path command ${command}`);
    found.push({ command, values: tokens.slice(i, i + count).map(Number) });
    i += count;
    // Numbers that follow a moveto without a letter are linetos
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return found;
}
