import { PARTS } from '../../../src/content/parts.ts';
import { BOROUGH_DRAWINGS, PROJECT_DRAWINGS } from '../../../src/content/picture-schema.ts';
import { projectSchema, serviceSchema } from '../../../src/content/schema.ts';
import type { ContentMistake } from './content-mistake.ts';
import { listFields, listWords } from './known-words.ts';

/** Unknown field names and unknown options. */
export const WORD_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a misspelled field',
    file: 'projects/six-floors.yaml',
    from: 'title: ',
    to: 'titel: ',
    sentence: `line {line}, titel: is not a known field; did you mean “title”? You can delete it or write one of these: ${listFields(projectSchema)}.`,
  },
  {
    name: 'an unknown field',
    file: 'services/ptac-repair.yaml',
    from: '\nslug:',
    to: '\nprice: 95 dollars\nslug:',
    sentence: `line {line}, price: is not a known field; delete it or write one of these: ${listFields(serviceSchema)}.`,
  },
  {
    name: 'an unknown machine',
    file: 'services/ptac-repair.yaml',
    from: 'system: ptac',
    to: 'system: ptak',
    sentence: `line {line}, system: there is no “ptak”; did you mean “ptac”? You can write one of these: ${listWords(Object.keys(PARTS))}.`,
  },
  {
    name: 'an unknown topic',
    file: 'services/boiler-repair.yaml',
    from: /topic: [\w-]+/,
    to: 'topic: coost',
    sentence: 'line {line}, questions 1, topic: there is no “coost”; did you mean “cost”?',
  },
  {
    name: 'an unknown drawing',
    file: 'projects/six-floors.yaml',
    from: 'name: project-4',
    to: 'name: project-44',
    sentence: `line {line}, drawing, name: there is no “project-44”; did you mean “project-4”? You can write one of these: ${listWords(PROJECT_DRAWINGS)}.`,
  },
  {
    name: 'a file name instead of a drawing',
    file: 'boroughs/bronx.yaml',
    from: /name: borough-[a-z-]+$/m,
    to: 'name: skyline.jpg',
    sentence: `line {line}, drawing, name: there is no “skyline.jpg”; write one of these: ${listWords(BOROUGH_DRAWINGS)}.`,
  },
];
