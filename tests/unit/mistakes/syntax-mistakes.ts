import type { ContentMistake } from './content-mistake.ts';

/** Signs of YAML that people forget, or write without meaning them. */
export const SYNTAX_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a tab',
    file: 'services/boiler-repair.yaml',
    from: '\n  - title',
    to: '\n\t- title',
    sentence: 'line 13: the line starts with a tab; write spaces, two for each step inward.',
  },
  {
    name: 'a missing colon',
    file: 'team/lou-ortega.yaml',
    from: 'role: Steam',
    to: 'role Steam',
    sentence: 'line 4: there is no colon after the name of a field; write “role: ” and its text.',
  },
  {
    name: 'no space after a colon',
    file: 'team/dee-walker.yaml',
    from: 'role: Heat',
    to: 'role:Heat',
    sentence: 'line 4: there is no space after the colon; write “role: Heat pumps and water loops”.',
  },
  {
    name: 'an open quotation mark',
    file: 'services/furnace-repair.yaml',
    from: 'title: Furnace Repair',
    to: 'title: "Furnace Repair',
    sentence: 'line 2: a quotation mark is opened and never closed; write one at the end of the text.',
  },
  {
    name: 'an open quotation mark that a later one closes',
    file: 'services/boiler-maintenance.yaml',
    from: /^title: (.*)\nslug: (.*)$/m,
    to: 'title: "$1\nslug: "$2"',
    sentence: 'line 2: a quotation mark is opened and never closed; write one at the end of the text.',
  },
  {
    name: 'an apostrophe within apostrophes',
    file: 'services/furnace-maintenance.yaml',
    from: /^statement: .*$/m,
    to: "statement: 'The boiler's turn'",
    sentence:
      'line 44: the text goes on behind its closing quotation mark; write ’ or “ ” within the text, or no quotation marks around it.',
  },
  {
    name: 'a text that goes on behind its quotation mark',
    file: 'projects/shore-house.yaml',
    from: 'title: House',
    to: 'title: "House"',
    sentence:
      'line 4: the text goes on behind its closing quotation mark; write ’ or “ ” within the text, or no quotation marks around it.',
  },
  {
    name: 'a field twice',
    file: 'team/will-chen.yaml',
    from: 'role: Refrigeration',
    to: 'role: Refrigeration\nrole: Heat',
    sentence: 'line 5: “role” is there twice; write it once.',
  },
  {
    name: 'a colon in a text',
    file: 'services/ptac-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: Listen: it hums',
    sentence: `line 37: the text has a colon in it; write quotation marks " around the whole text.`,
  },
  {
    name: 'a text that starts with a link',
    file: 'pages/about.yaml',
    from: /^( {4}- )>-\n.*\n.*\n/m,
    to: '$1[Boilers](service:boiler-repair) come first.\n',
    sentence: `line 14: the text starts with “[”, which has a meaning here; write quotation marks " around the whole text.`,
  },
  {
    name: 'a text that starts with a brace',
    file: 'pages/contact.yaml',
    from: /"(\{company\}.*)"/,
    to: '$1',
    sentence: `line 3: the text starts with “{”, which has a meaning here; write quotation marks " around the whole text.`,
  },
  {
    name: 'a text that starts with @',
    file: 'pages/portfolio.yaml',
    from: 'contactLink: ',
    to: 'contactLink: @',
    sentence: `line 12: the text starts with “@”, which has a meaning here; write quotation marks " around the whole text.`,
  },
  {
    name: 'a text that starts with *',
    file: 'services/rtu-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: *the* roof',
    sentence: `line 42: the text starts with “*”, which has a meaning here; write quotation marks " around the whole text.`,
  },
  {
    name: 'a # that cuts a text',
    file: 'projects/supermarket-roof.yaml',
    from: 'title: Supermarket roof',
    to: 'title: Supermarket roof #4',
    sentence: `line 4: “#4” is left out, because # starts a remark; write quotation marks " around the whole text.`,
  },
  {
    name: 'a line in the wrong column',
    file: 'boroughs/queens.yaml',
    from: '\n  title: ',
    to: '\n   title: ',
    sentence:
      'line 83: the line stands in the wrong column; write as many spaces before it as before its neighbors.',
  },
  {
    name: 'a line that stands further in',
    file: 'services/wshp-repair.yaml',
    from: '\nslug:',
    to: '\n  slug:',
    sentence:
      'line 2: the next line stands further in than this one; write as many spaces before it as before this one.',
  },
  {
    name: 'text behind the sign for several lines',
    file: 'services/rtu-maintenance.yaml',
    from: /^lead: >-\n {2}/m,
    to: 'lead: >- ',
    sentence: 'line 9: text stands behind “>-”; write it in the next line, two spaces further in.',
  },
  {
    name: 'an open bracket',
    file: 'projects/loop-closets.yaml',
    from: /^tags:$/m,
    to: 'tags: [',
    sentence:
      'line 18: a bracket is opened above and never closed; write each entry in a line of its own that starts with “- ”.',
  },
  {
    name: 'a second document',
    file: 'services/mini-split-repair.yaml',
    from: '\nslug:',
    to: '\n---\nslug:',
    sentence: 'line 3: the line “---” starts a second file; delete the line.',
  },
  {
    name: 'a backslash',
    file: 'services/central-ac-repair.yaml',
    from: /^title: .*$/m,
    to: 'title: "Central \\AC"',
    sentence: 'line 2: a backslash \\ stands between quotation marks; write \\\\ for it, or leave it out.',
  },
  {
    name: 'an empty file',
    file: 'projects/wall-unit-line.yaml',
    to: '',
    sentence: 'the file is empty; write its fields, each in a line of its own: “name: text”.',
  },
  {
    name: 'a list for a file',
    file: 'services/ptac-maintenance.yaml',
    to: '- title\n- slug\n',
    sentence: 'the file is a list; write its fields, each in a line of its own: “name: text”.',
  },
];
