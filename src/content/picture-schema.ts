/** Pictures of people, projects and boroughs: a drawing from this site, or the owner’s photo. */
import { z } from 'zod';
import { line } from './text-schema.ts';

/** Names of the drawings that content may show; `src/drawings/art.ts` adds a suffix for each view of a borough. */
export const BOROUGH_DRAWINGS = [
  'borough-manhattan',
  'borough-brooklyn',
  'borough-queens',
  'borough-bronx',
  'borough-staten-island',
] as const;
export const PORTRAITS = ['team-lou', 'team-dee', 'team-will'] as const;
export const PROJECT_DRAWINGS = [
  'project-1',
  'project-2',
  'project-3',
  'project-4',
  'project-5',
  'project-6',
] as const;

const PHOTO_FILE =
  'A JPEG, PNG, WebP or AVIF file under content/photos/, such as team/maria-lopez/photo.jpg.';

/** Maximum length of a picture's description, in characters: about two sentences. */
const LONGEST_ALT = 200;

export const photoSchema = z.strictObject({
  file: line(200).meta({ description: PHOTO_FILE }),
  /** What the photo shows, for people who cannot see it. */
  alt: line(LONGEST_ALT),
  /** The photographer, if they must be credited. */
  credit: line(80).optional(),
});
export type Photo = z.infer<typeof photoSchema>;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Treats a group whose fields are all empty as left out, because a form may contain such a group. */
export const unlessEmpty = <Group extends z.ZodType>(group: Group) =>
  z
    .preprocess((value) => {
      const isBlank =
        isEmpty(value) ||
        (typeof value === 'object' && !Array.isArray(value) && Object.values(value ?? {}).every(isEmpty));
      return isBlank ? undefined : value;
    }, group.optional())
    .optional();

/**
 * Returns the two fields for an entity’s picture. `src/site/content-pictures.ts`, which can report the file and
 * the line, checks that exactly one of them is set.
 */
export const pictureFields = <const Name extends string>(names: readonly [Name, ...Name[]]) => ({
  drawing: unlessEmpty(z.strictObject({ name: z.enum(names), alt: line(LONGEST_ALT) })),
  photo: unlessEmpty(photoSchema),
});

/** A picture as written in the content. */
export interface PictureFields<Name extends string = string> {
  readonly drawing?: { readonly name: Name; readonly alt: string } | undefined;
  readonly photo?: Photo | undefined;
}
