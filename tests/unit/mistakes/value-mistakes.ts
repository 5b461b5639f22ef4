import type { ContentMistake } from './content-mistake.ts';

/** Values that do not belong in their fields. */
export const VALUE_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a list where text is wanted',
    file: 'team/ana-ruiz.yaml',
    from: /^role: (.*)$/m,
    to: 'role:\n  - $1',
    sentence: 'line 3, role: is a list; write text.',
  },
  {
    name: 'a number where text is wanted',
    file: 'services/rtu-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: 404',
    sentence: `line 19, statement: is 404, which is no text; write it in quotation marks: "404".`,
  },
  {
    name: 'true where text is wanted',
    file: 'team/ana-ruiz.yaml',
    from: /^role: .*$/m,
    to: 'role: true',
    sentence: `line 3, role: is true, which is no text; write it in quotation marks: "true".`,
  },
  {
    name: 'text where a list is wanted',
    file: 'projects/six-floors.yaml',
    from: /^tags:\n( {2}- .*\n)+/m,
    to: 'tags: Furnace\n',
    sentence:
      'line 10, tags: is “Furnace”; write a list: each entry in a line of its own that starts with “- ”.',
  },
  {
    name: 'dashes without spaces',
    file: 'projects/six-floors.yaml',
    from: /^tags:\n( {2}- .*\n)+/m,
    to: 'tags:\n  -Repair\n  -Queens\n',
    sentence: 'line 10, tags: has dashes without a space; write a space behind each: “- text”.',
  },
  {
    name: 'text where a group is wanted',
    file: 'boroughs/bronx.yaml',
    from: /^metadata:\n( {2}.*\n)+/m,
    to: 'metadata: HVAC in the Bronx\n',
    sentence:
      'line 27, metadata: is “HVAC in the Bronx”; write its fields below it, each in a line of its own, two spaces further in.',
  },
  {
    name: 'an empty field',
    file: 'team/ana-ruiz.yaml',
    from: /^role: .*$/m,
    to: 'role:',
    sentence: 'line 3, role: is empty; write text.',
  },
  {
    name: 'an empty text',
    file: 'services/boiler-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: "  "',
    sentence: 'line 21, statement: is empty; write text.',
  },
  {
    name: 'a text that is too long',
    file: 'services/boiler-maintenance.yaml',
    from: /^description: .*$/m,
    to: `description: ${'Cleaned and tuned. '.repeat(6)}`,
    sentence: 'line 7, description: has 113 characters; write at most 90.',
  },
  {
    name: 'a text that is too short',
    file: 'services/boiler-repair.yaml',
    from: /^( {2}description:) >-\n(?: {4}.*\n)+/m,
    to: '$1 Short.\n',
    sentence: 'line 65, metadata, description: has 6 characters; write at least 70.',
  },
  {
    name: 'too few entries',
    file: 'services/boiler-maintenance.yaml',
    from: /^keywords:\n( {2}- .*\n)+/m,
    to: 'keywords:\n  - furnace\n',
    sentence: 'line 18, keywords: has 1 entry; write at least 4.',
  },
  {
    name: 'too many entries',
    file: 'projects/six-floors.yaml',
    from: /^tags:\n/m,
    to: 'tags:\n  - One\n  - Two\n  - Three\n',
    sentence: 'line 10, tags: has 5 entries; write at most 4.',
  },
  {
    name: 'the wrong number of entries',
    file: 'pages/home.yaml',
    from: /^ {4}- .*\n(?=boroughs:)/m,
    to: '',
    sentence: 'line 20, waysOfWorking, points: has 2 entries; write exactly 3.',
  },
  {
    name: 'two lines where one is wanted',
    file: 'services/ptac-replacement.yaml',
    from: /^statement: .*$/m,
    to: 'statement: |-\n  One line\n  and another',
    sentence:
      'line 19, statement: is “One line and another”; write one line; “>-” in front of it joins several.',
  },
  {
    name: 'words for a number',
    file: 'projects/six-floors.yaml',
    from: 'order: 1',
    to: 'order: first',
    sentence: 'line 1, order: is “first”; write a whole number from 1 to 999: smaller ones come first.',
  },
  {
    name: 'an address with capitals',
    file: 'services/ptac-repair.yaml',
    from: 'slug: ptac-repair',
    to: 'slug: PTAC repair',
    sentence:
      'line 2, slug: is “PTAC repair”; write small letters and digits with hyphens between words, like boiler-repair.',
  },
  {
    name: 'a question without its mark',
    file: 'services/boiler-repair.yaml',
    from: /^( {4}question: .*)\?$/m,
    to: '$1',
    sentence: 'line 55, questions 1, question: is “What do I do tonight”; write a question mark at the end.',
  },
  {
    name: 'a topic twice',
    file: 'pages/portfolio.yaml',
    from: 'topic: cost',
    to: 'topic: time',
    sentence:
      'line 8, questions: does not fit; write every topic once; a topic is the address of its answer.',
  },
  {
    name: 'a button of too many words',
    file: 'services/general-hvac-services.yaml',
    from: /^callToAction: .*$/m,
    to: 'callToAction: Book Us Now or Never',
    sentence: 'line 23, callToAction: is “Book Us Now or Never”; write at most 4 words.',
  },
  {
    name: 'a language by its name',
    file: 'languages/es.yaml',
    from: 'code: es',
    to: 'code: Spanish',
    sentence: 'line 1, code: is “Spanish”; write a language code of two or three letters.',
  },
  {
    name: 'dates of another language than that of the page',
    file: 'languages/es.yaml',
    from: /^locale: .*/m,
    to: 'locale: fr-FR',
    sentence: 'line 2, locale: is “fr-FR”; write the language that “code” names, with a region, like es-US.',
  },
  {
    name: 'a region that does not exist',
    file: 'languages/es.yaml',
    from: /^locale: .*/m,
    to: 'locale: es-QQ',
    sentence: 'line 2, locale: is “es-QQ”; write a language and a region that exist, like es-US.',
  },
  {
    name: 'a sign that turns the direction of others',
    file: 'services/general-hvac-services.yaml',
    from: /^title: (.*)$/m,
    to: 'title: "$1\\u202E"',
    sentence:
      'line 1, title: has a sign in it that cannot be seen (U+202E); delete it, or type the text anew.',
  },
  {
    name: 'a title that nobody can see',
    file: 'projects/six-floors.yaml',
    from: /^title: .*$/m,
    to: 'title: \u200b',
    sentence: 'line 3, title: has nothing in it that can be seen; write text.',
  },
];
