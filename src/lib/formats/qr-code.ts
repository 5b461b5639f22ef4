/** Draws QR codes as SVG (ISO/IEC 18004) during the build. */
import { encode } from 'uqr';

/** Width of the quiet zone around a code, in modules. */
const QUIET_ZONE = 4;

/** Draws one row with one stroke for each run of dark modules. A relative move skips the light ones. */
function drawRow(row: readonly boolean[], y: number): string {
  const runs = [
    ...row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ];
  let at = 0;
  const strokes = runs.map(({ index, 0: { length } }) => {
    const move = index > at ? `m${index - at} 0` : '';
    at = index + length;
    return `${move}h${length}`;
  });
  return runs.length > 0 ? `M0 ${y}${strokes.join('')}` : '';
}

/**
 * Draws text as a QR code, black on white. The code is readable with up to 15% of it damaged (level M or better). One
 * unit of the drawing is one module; strokes are one unit wide.
 *
 * @throws Error if the text exceeds the largest code: 2,331 bytes, or more if it has only digits and capitals
 */
export function drawQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: 0 });
  const side = size + 2 * QUIET_ZONE;
  const view = [-QUIET_ZONE, -QUIET_ZONE - 0.5, side, side].join(' ');
  const white = `<path fill="#fff" d="M${-QUIET_ZONE} ${-QUIET_ZONE - 0.5}h${side}v${side}h-${side}z"/>`;
  const dark = `<path stroke="#000" d="${data.map(drawRow).join('')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" shape-rendering="crispEdges">${white}${dark}</svg>`;
}
