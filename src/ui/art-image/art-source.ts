/** Where a drawing is served: one file per drawing, named by its content, so that it may be cached forever. */
import { createHash } from 'node:crypto';
import { type Art, type ArtName, renderArt } from '../../drawings/art.ts';
import { business } from '../../site/business.ts';

export interface ArtSource {
  readonly src: string;
  /** Own size in units of the drawing; the ratio reserves the place on the page. */
  readonly width: number;
  readonly height: number;
}

/** The drawing with the company's name where it carries lettering. */
export function drawArt(name: ArtName): Art {
  return renderArt(name, { companyName: business.name });
}

/** File name below /art, with ten digits of the content's hash. */
export function artFile(name: ArtName): string {
  const hash = createHash('sha256').update(drawArt(name).svg).digest('hex').slice(0, 10);
  return `${name}.${hash}.svg`;
}

export function artSource(name: ArtName): ArtSource {
  const { width, height } = drawArt(name);
  return { src: `/art/${artFile(name)}`, width: Math.round(width), height: Math.round(height) };
}
