/** The company's sign as an app icon: a radiator from the front on night, its lowest bar hot. */

export interface AppIconOptions {
  /** Share of the square that stays empty around the sign; 0.2 keeps it inside every mask (web app manifest, maskable icons). */
  readonly margin?: number;
}

/** SVG text of the square icon, 64 units wide, without stylesheet. */
export function drawAppIcon({ margin = 0.14 }: AppIconOptions = {}): string {
  const inner = 64 * (1 - 2 * margin);
  const scale = inner / 30;
  const left = (64 - 26 * scale) / 2;
  const top = (64 - 30 * scale) / 2;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
    '<path fill="#12181d" d="M0 0h64v64H0z"/>' +
    `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})" fill="none">` +
    '<path d="M1.2 30V1.2h23.6V30M5 7.5h16M5 12.5h16M5 17.5h16M5 22.5h16" stroke="#eceae2" stroke-width="2.4"/>' +
    '<path d="M5 27.5h16" stroke="#ff5a36" stroke-width="3.2"/></g></svg>'
  );
}
