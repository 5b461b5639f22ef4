/** The schema of `content/brand.yaml`: the company’s color, logo and icon. */
import { z } from 'zod';
import { unlessEmpty } from '../../content/picture-schema.ts';
import { line } from '../../content/text-schema.ts';
import { DEFAULT_ACCENT } from '../styling/accent-colors.ts';

const COLOR = `expected a color: # and six digits or letters from a to f, like ${DEFAULT_ACCENT}`;

const ACCENT = `The color of the company, such as ${DEFAULT_ACCENT}. White text must be readable on it.`;
const FILE = 'An SVG or PNG file. It is shown on a dark background.';
const ICON = 'A square SVG or PNG file, for tabs and home screens.';

const logoSchema = z.strictObject({
  file: line(200).meta({ description: FILE }),
  /** Whether the logo includes the company’s name; if so, the name is not written next to it. */
  showsName: z.boolean().default(false),
  /** Set only if the logo says more than the name. */
  alt: line(200).optional(),
});

export const brandSchema = z.strictObject({
  /** Color of buttons and of the mark. A warm one is also that of heat in drawings and of warnings. */
  accent: z
    .string(COLOR)
    .regex(/^#[0-9A-Fa-f]{6}$/, COLOR)
    .toLowerCase()
    .default(DEFAULT_ACCENT)
    .meta({ description: ACCENT }),
  /** Replaces the default mark. */
  logo: unlessEmpty(logoSchema),
  /** Without it, the icon is the logo if that is square, or else the mark. */
  icon: line(200).meta({ description: ICON }).optional(),
});
export type Brand = z.infer<typeof brandSchema>;
