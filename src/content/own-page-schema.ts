/** The schema of a page that the owner adds: one file in `content/own-pages/`. */
import { z } from 'zod';
import { photoSchema, unlessEmpty } from './picture-schema.ts';
import { fewQuestionsSchema } from './question-schema.ts';
import { heading, line, metadata, optionalList, order, paragraph, slug } from './text-schema.ts';

const LINK = 'Where the link to this page appears: in the footer, in the menu at the top, or nowhere.';
const LIST = 'Points below the paragraphs, one line each.';

const sectionSchema = z.strictObject({
  heading: line(60),
  paragraphs: z.array(paragraph()).min(1).max(8),
  list: optionalList(z.array(line(200)).max(12).meta({ description: LIST })),
});

export const ownPageSchema = z.strictObject({
  order,
  /** Path of the page: `careers` is at /careers. */
  slug,
  /** Short name, used as the text of links to the page. */
  name: line(20),
  link: z.enum(['footer', 'menu', 'nowhere']).meta({ description: LINK }),
  title: heading(60),
  lead: line(240),
  sections: z.array(sectionSchema).min(1).max(12),
  photo: unlessEmpty(photoSchema),
  questions: optionalList(fewQuestionsSchema),
  metadata,
});
export type OwnPage = z.infer<typeof ownPageSchema>;
