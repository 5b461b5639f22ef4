import type { ContentMistake } from './content-mistake.ts';

/** Values that do not belong in their fields. */
export const VALUE_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a list instead of text',
    file: 'team/ana-ruiz.yaml',
    from: /^role: (.*)$/m,
    to: 'role:\n  - $1',
    sentence: 'line {line}, role: is a list; write text.',
  },
  {
    name: 'a number instead of text',
    file: 'services/rtu-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: 404',
    sentence: `line {line}, statement: is 404, which is not text; write it in quotation marks: "404".`,
  },
  {
    name: 'text instead of a list',
    file: 'projects/six-floors.yaml',
    from: /^tags:\n( {2}- .*\n)+/m,
    to: 'tags: Furnace\n',
    sentence:
      'line {line}, tags: is “Furnace”; write a list: each entry on its own line that starts with “- ”.',
  },
  {
    name: 'dashes without spaces',
    file: 'projects/six-floors.yaml',
    from: /^tags:\n( {2}- .*\n)+/m,
    to: 'tags:\n  -Repair\n  -Queens\n',
    line: /^tags/m,
    sentence: 'line {line}, tags: has dashes without a space; write a space after each: “- text”.',
  },
  {
    name: 'text instead of a group',
    file: 'boroughs/bronx.yaml',
    from: /^metadata:\n( {2}.*\n)+/m,
    to: 'metadata: HVAC in the Bronx\n',
    sentence:
      'line {line}, metadata: is “HVAC in the Bronx”; write its fields below it, each on its own line, indented two more spaces.',
  },
  {
    name: 'an empty field',
    file: 'team/ana-ruiz.yaml',
    from: /^role: .*$/m,
    to: 'role:',
    sentence: 'line {line}, role: is empty; write text.',
  },
  {
    name: 'a text that is too long',
    file: 'services/boiler-maintenance.yaml',
    from: /^description: .*$/m,
    to: `description: ${'Cleaned and tuned. '.repeat(6)}`,
    sentence: 'line {line}, description: has 113 characters; write at most 90.',
  },
  {
    name: 'too few entries',
    file: 'services/boiler-maintenance.yaml',
    from: /^keywords:\n( {2}- .*\n)+/m,
    to: 'keywords:\n  - furnace\n',
    line: /^keywords/m,
    sentence: 'line {line}, keywords: has 1 entry; write at least 4.',
  },
  {
    name: 'the wrong number of entries',
    file: 'pages/home.yaml',
    from: /^ {4}- .*\n(?=boroughs:)/m,
    to: '',
    line: /^waysOfWorking:\n(?: .*\n)*? {2}points/m,
    sentence: 'line {line}, waysOfWorking, points: has 2 entries; write exactly 3.',
  },
  {
    name: 'two lines instead of one',
    file: 'services/ptac-replacement.yaml',
    from: /^plainName: .*$/m,
    to: 'plainName: |-\n  One line\n  and another',
    sentence:
      'line {line}, plainName: is “One line and another”; write one line; “>-” in front of it joins several.',
  },
  {
    name: 'a word instead of a number',
    file: 'projects/six-floors.yaml',
    from: 'order: 1',
    to: 'order: first',
    sentence: 'line {line}, order: is “first”; write a whole number from 1 to 999: smaller ones come first.',
  },
  {
    name: 'a slug with capitals',
    file: 'services/ptac-repair.yaml',
    from: 'slug: ptac-repair',
    to: 'slug: PTAC repair',
    sentence:
      'line {line}, slug: is “PTAC repair”; write lowercase letters and digits with hyphens between words, like boiler-repair.',
  },
  {
    name: 'a question without a question mark',
    file: 'services/boiler-repair.yaml',
    from: /^( {4}question: .*)\?$/m,
    to: '$1',
    sentence:
      'line {line}, questions 1, question: is “What do I do tonight”; write a question mark at the end.',
  },
  {
    name: 'a duplicate topic',
    file: 'pages/portfolio.yaml',
    from: 'topic: cost',
    to: 'topic: time',
    line: /^questions/m,
    sentence:
      'line {line}, questions: does not fit; write each topic only once; a topic is the anchor of its answer.',
  },
  {
    name: 'a button with too many words',
    file: 'services/general-hvac-services.yaml',
    from: /^callToAction: .*$/m,
    to: 'callToAction: Book Us Now or Never',
    sentence: 'line {line}, callToAction: is “Book Us Now or Never”; write at most 4 words.',
  },
  {
    name: 'the name of a language instead of its code',
    file: 'languages/es.yaml',
    from: 'code: es',
    to: 'code: Spanish',
    sentence: 'line {line}, code: is “Spanish”; write a language code of two or three letters.',
  },
  {
    name: 'the locale of another language',
    file: 'languages/es.yaml',
    from: /^locale: .*/m,
    to: 'locale: fr-FR',
    sentence:
      'line {line}, locale: is “fr-FR”; write the language that “code” names, with a region, like es-US.',
  },
  {
    name: 'a region that does not exist',
    file: 'languages/es.yaml',
    from: /^locale: .*/m,
    to: 'locale: es-QQ',
    sentence: 'line {line}, locale: is “es-QQ”; write a language and a region that exist, like es-US.',
  },
  {
    name: 'a character that changes the writing direction',
    file: 'services/general-hvac-services.yaml',
    from: /^title: (.*)$/m,
    to: 'title: "$1\\u202E"',
    sentence: 'line {line}, title: has an invisible character in it (U+202E); delete it, or retype the text.',
  },
];
