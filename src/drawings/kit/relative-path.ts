/**
 * Path data with every point relative to the one before it. A window drawn forty times is then forty times the same
 * text wherever it stands, which compresses a quarter better than the absolute points that shapes are drawn with.
 */
import { assertDefined } from './assert-defined.ts';
import { formatNumber } from './path.ts';
import { ARGUMENTS, readPath } from './path-data.ts';

/** Numbers one after the other, with a space where no sign parts them. */
const join = (values: readonly number[]): string =>
  values
    .map((value) => formatNumber(value))
    .map((text, i) => (i > 0 && !text.startsWith('-') ? ' ' : '') + text)
    .join('');

/**
 * The same path written relative, exact to the tenth of a pixel that its numbers have.
 *
 * @throws SyntaxError as `readPath`
 */
export function relativePath(path: string): string {
  const at = { x: 0, y: 0 };
  let start = { ...at };
  let written = '';
  for (const { name, isRelative, values } of readPath(path)) {
    const axes = assertDefined(ARGUMENTS[name]);
    const steps = values.map((value, i) => {
      const axis = axes[i];
      return isRelative || (axis !== 'x' && axis !== 'y') ? value : value - at[axis];
    });
    written += name.toLowerCase() + join(steps);
    if (name === 'Z') Object.assign(at, start);
    if (axes.includes('x')) at.x += assertDefined(steps[axes.lastIndexOf('x')]);
    if (axes.includes('y')) at.y += assertDefined(steps[axes.lastIndexOf('y')]);
    if (name === 'M') start = { ...at };
  }
  return written;
}
