import type { ContentMistake } from './content-mistake.ts';

/** Values that do not belong in their fields. */
export const VALUE_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a list where text is wanted',
    file: 'team/lou-ortega.yaml',
    from: /^role: (.*)$/m,
    to: 'role:\n  - $1',
    sentence: 'line 4, role: is a list; write text.',
  },
  {
    name: 'a number where text is wanted',
    file: 'services/furnace-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: 404',
    sentence: `line 44, statement: is 404, which is no text; write it in quotation marks: "404".`,
  },
  {
    name: 'true where text is wanted',
    file: 'team/will-chen.yaml',
    from: /^role: .*$/m,
    to: 'role: true',
    sentence: `line 4, role: is true, which is no text; write it in quotation marks: "true".`,
  },
  {
    name: 'text where a list is wanted',
    file: 'projects/shore-house.yaml',
    from: /^tags:\n( {2}- .*\n)+/m,
    to: 'tags: Furnace\n',
    sentence:
      'line 17, tags: is “Furnace”; write a list: each entry in a line of its own that starts with “- ”.',
  },
  {
    name: 'dashes without spaces',
    file: 'projects/loop-closets.yaml',
    from: /^tags:\n( {2}- .*\n)+/m,
    to: 'tags:\n  -Repair\n  -Queens\n',
    sentence: 'line 17, tags: has dashes without a space; write a space behind each: “- text”.',
  },
  {
    name: 'text where a group is wanted',
    file: 'boroughs/bronx.yaml',
    from: /^metadata:\n( {2}.*\n)+/m,
    to: 'metadata: HVAC in the Bronx\n',
    sentence:
      'line 77, metadata: is “HVAC in the Bronx”; write its fields below it, each in a line of its own, two spaces further in.',
  },
  {
    name: 'an empty field',
    file: 'team/dee-walker.yaml',
    from: /^role: .*$/m,
    to: 'role:',
    sentence: 'line 4, role: is empty; write text.',
  },
  {
    name: 'an empty text',
    file: 'services/boiler-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: "  "',
    sentence: 'line 45, statement: is empty; write text.',
  },
  {
    name: 'a text that is too long',
    file: 'services/boiler-maintenance.yaml',
    from: /^description: .*$/m,
    to: `description: ${'Cleaned and tuned. '.repeat(6)}`,
    sentence: 'line 8, description: has 113 characters; write at most 90.',
  },
  {
    name: 'a text that is too short',
    file: 'services/boiler-replacement.yaml',
    from: /^( {2}description:) >-\n(?: {4}.*\n)+/m,
    to: '$1 Short.\n',
    sentence: 'line 149, metadata, description: has 6 characters; write at least 70.',
  },
  {
    name: 'too few entries',
    file: 'services/furnace-maintenance.yaml',
    from: /^keywords:\n( {2}- .*\n)+/m,
    to: 'keywords:\n  - furnace\n',
    sentence: 'line 36, keywords: has 1 entry; write at least 4.',
  },
  {
    name: 'too many entries',
    file: 'projects/supermarket-roof.yaml',
    from: /^tags:\n/m,
    to: 'tags:\n  - One\n  - Two\n',
    sentence: 'line 17, tags: has 5 entries; write at most 4.',
  },
  {
    name: 'the wrong number of entries',
    file: 'pages/home.yaml',
    from: /^ {4}- title: We leave it labeled\n( {6}.*\n)+/m,
    to: '',
    sentence: 'line 26, waysOfWorking, points: has 2 entries; write exactly 3.',
  },
  {
    name: 'two lines where one is wanted',
    file: 'services/furnace-replacement.yaml',
    from: /^statement: .*$/m,
    to: 'statement: |-\n  One line\n  and another',
    sentence:
      'line 44, statement: is “One line and another”; write one line; “>-” in front of it joins several.',
  },
  {
    name: 'words for a number',
    file: 'projects/brownstone-two-zones.yaml',
    from: 'order: 1',
    to: 'order: first',
    sentence: 'line 2, order: is “first”; write a whole number from 1 to 999: smaller ones come first.',
  },
  {
    name: 'an address with capitals',
    file: 'services/ptac-repair.yaml',
    from: 'slug: ptac-repair',
    to: 'slug: PTAC repair',
    sentence:
      'line 3, slug: is “PTAC repair”; write small letters and digits with hyphens between words, like boiler-repair.',
  },
  {
    name: 'a question without its mark',
    file: 'services/rtu-replacement.yaml',
    from: /^( {4}question: .*)\?$/m,
    to: '$1',
    sentence:
      'line 122, questions 1, question: is “Who buys the new unit”; write a question mark at the end.',
  },
  {
    name: 'a topic twice',
    file: 'pages/portfolio.yaml',
    from: 'topic: cost',
    to: 'topic: time',
    sentence:
      'line 13, questions: does not fit; write every topic once; a topic is the address of its answer.',
  },
  {
    name: 'a button of too many words',
    file: 'services/vrf-vrv-system-repair.yaml',
    from: /^callToAction: .*$/m,
    to: 'callToAction: Book Us Now or Never',
    sentence: 'line 65, callToAction: is “Book Us Now or Never”; write at most 4 words.',
  },
  {
    name: 'a language by its name',
    file: 'languages/es.yaml',
    from: 'code: es',
    to: 'code: Spanish',
    sentence: 'line 2, code: is “Spanish”; write a language code of two or three letters.',
  },
];
