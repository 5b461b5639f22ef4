/** Draws photos for tests. */
import sharp from 'sharp';

interface PhotoLook {
  /** In pixels, as is the height. */
  readonly width: number;
  readonly height: number;
  /** Hue of the wall, in degrees. */
  readonly hue: number;
}

/** Draws a boiler with its pipes in front of a lit wall, as a JPEG of less than 60 kB. */
export async function drawPhoto({ width, height, hue }: PhotoLook): Promise<Buffer> {
  const side = Math.min(width, height);
  const [left, top] = [(width - side * 0.5) / 2, height - side * 0.7];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="wall" cx="30%" cy="20%" r="110%">
        <stop offset="0" stop-color="hsl(${hue} 35% 78%)"/>
        <stop offset="1" stop-color="hsl(${hue} 30% 24%)"/>
      </radialGradient>
      <linearGradient id="iron" x2="1">
        <stop offset="0" stop-color="#7b8289"/>
        <stop offset="0.35" stop-color="#c3c8cc"/>
        <stop offset="1" stop-color="#3b4046"/>
      </linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <rect y="${height * 0.88}" width="100%" height="12%" fill="hsl(${hue} 12% 30%)"/>
    <path d="M${left + side * 0.12} ${top}V0M${left + side * 0.38} ${top}V${side * 0.2}H${width}"
      stroke="#a8632f" stroke-width="${side * 0.03}" fill="none"/>
    <rect x="${left}" y="${top}" width="${side * 0.5}" height="${side * 0.6}" rx="${side * 0.02}" fill="url(#iron)"/>
    <circle cx="${left + side * 0.25}" cy="${top + side * 0.14}" r="${side * 0.06}" fill="#f4f1e8"/>
    <rect x="${left + side * 0.08}" y="${top + side * 0.38}" width="${side * 0.34}" height="${side * 0.14}" fill="#22262a"/>
  </svg>`;
  return await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer();
}
