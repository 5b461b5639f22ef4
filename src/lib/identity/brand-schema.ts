/** The shape of `content/brand.yaml`: the company’s color, its logo and its icon. */
import { z } from 'zod';
import { unlessEmpty } from '../../content/picture-schema.ts';
import { line } from '../../content/text-schema.ts';
import { DEFAULT_ACCENT } from '../styling/accent-colors.ts';

const COLOR = `expected a color in quotation marks, # and six digits or letters from a to f, like "${DEFAULT_ACCENT}"`;

/** What editors show beside the fields. */
const ACCENT = `The color of the company, such as ${DEFAULT_ACCENT}. White words must be readable on it.`;
const FILE = 'An SVG or PNG file in content/brand/, such as logo.svg. It is shown on dark.';
const ICON = 'A square SVG or PNG file in content/brand/, for tabs and home screens.';

const logoSchema = z.strictObject({
  file: line(200).meta({ description: FILE }),
  /** Whether the name can be read in it; then it is not written beside it. */
  showsName: z.boolean().default(false),
  /** Only where it says more than the name. */
  alt: line(200).optional(),
});

export const brandSchema = z.strictObject({
  /** Color of buttons and of the mark, and of heat where it is warm; `src/site/content-brand.ts` measures it. */
  accent: z
    .string(COLOR)
    .regex(/^#[0-9A-Fa-f]{6}$/, COLOR)
    .toLowerCase()
    .default(DEFAULT_ACCENT)
    .meta({ description: ACCENT }),
  /** Stands in the place of the mark. */
  logo: unlessEmpty(logoSchema),
  /** Without it the logo is the icon where it is square, else the mark. */
  icon: line(200).meta({ description: ICON }).optional(),
});
export type Brand = z.infer<typeof brandSchema>;

/** The same as people write it. */
export interface BrandInput extends Partial<Omit<Brand, 'logo'>> {
  readonly logo?: z.input<typeof logoSchema>;
}
