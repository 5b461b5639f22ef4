import type { ContentMistake } from './content-mistake.ts';

/** Signs of YAML that people forget, or write without meaning them. */
export const SYNTAX_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a tab',
    file: 'services/boiler-repair.yaml',
    from: '\n  - title',
    to: '\n\t- title',
    sentence: 'line 12: the line starts with a tab; write spaces, two for each step inward.',
  },
  {
    name: 'a missing colon',
    file: 'team/ana-ruiz.yaml',
    from: 'role: ',
    to: 'role ',
    sentence: 'line 3: there is no colon after the name of a field; write “role: ” and its text.',
  },
  {
    name: 'no space after a colon',
    file: 'team/ana-ruiz.yaml',
    from: 'role: ',
    to: 'role:',
    sentence: 'line 3: there is no space after the colon; write “role: Boilers and wall units”.',
  },
  {
    name: 'an open quotation mark',
    file: 'services/rtu-repair.yaml',
    from: 'title: ',
    to: 'title: "',
    sentence: 'line 1: a quotation mark is never closed; write one at the end of the text.',
  },
  {
    name: 'an open quotation mark that a later one closes',
    file: 'services/boiler-maintenance.yaml',
    from: /^title: (.*)\nslug: (.*)$/m,
    to: 'title: "$1\nslug: "$2"',
    sentence: 'line 1: a quotation mark is never closed; write one at the end of the text.',
  },
  {
    name: 'an apostrophe within apostrophes',
    file: 'services/boiler-maintenance.yaml',
    from: /^statement: .*$/m,
    to: "statement: 'The boiler's turn'",
    sentence:
      'line 23: the text continues after its closing quotation mark; write ’ or “ ” within the text, or no quotation marks around it.',
  },
  {
    name: 'a text that goes on behind its quotation mark',
    file: 'projects/six-floors.yaml',
    from: 'title: ',
    to: 'title: "One" ',
    sentence:
      'line 3: the text continues after its closing quotation mark; write ’ or “ ” within the text, or no quotation marks around it.',
  },
  {
    name: 'a field twice',
    file: 'team/ana-ruiz.yaml',
    from: 'role: ',
    to: 'role: Heat\nrole: ',
    sentence: 'line 4: “role” appears twice; write it once.',
  },
  {
    name: 'a colon in a text',
    file: 'services/ptac-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: Listen: it hums',
    sentence: `line 19: the text has a colon in it; write quotation marks " around the whole text.`,
  },
  {
    name: 'a text that starts with a link',
    file: 'pages/about.yaml',
    from: /^( {4}- ).*\n/m,
    to: '$1[Boilers](service:boiler-repair) come first.\n',
    sentence: `line 9: the text starts with “[”, which has a meaning here; write quotation marks " around the whole text.`,
  },
  {
    name: 'a text that starts with a brace',
    file: 'pages/contact.yaml',
    from: /"(\{company\}.*)"/,
    to: '$1',
    sentence: `line 2: the text starts with “{”, which has a meaning here; write quotation marks " around the whole text.`,
  },
  {
    name: 'a text that starts with @',
    file: 'pages/portfolio.yaml',
    from: 'contactLink: ',
    to: 'contactLink: @',
    sentence: `line 7: the text starts with “@”, which has a meaning here; write quotation marks " around the whole text.`,
  },
  {
    name: 'a text that starts with *',
    file: 'services/rtu-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: *the* roof',
    sentence: `line 19: the text starts with “*”, which has a meaning here; write quotation marks " around the whole text.`,
  },
  {
    name: 'a # that cuts a text',
    file: 'projects/six-floors.yaml',
    from: /^title: .*$/m,
    to: 'title: House #4',
    sentence: `line 3: “#4” is left out, because # starts a comment; write quotation marks " around the whole text.`,
  },
  {
    name: 'a line in the wrong column',
    file: 'boroughs/queens.yaml',
    from: '\n  title: ',
    to: '\n   title: ',
    sentence:
      'line 28: the line has the wrong indentation; write as many spaces before it as before its neighbors.',
  },
  {
    name: 'a line that stands further in',
    file: 'services/ptac-repair.yaml',
    from: '\nslug:',
    to: '\n  slug:',
    sentence:
      'line 1: the next line is indented more than this one; write as many spaces before it as before this one.',
  },
  {
    name: 'text behind the sign for several lines',
    file: 'services/boiler-repair.yaml',
    from: /^lead: >-\n {2}/m,
    to: 'lead: >- ',
    sentence: 'line 8: there is text after “>-”; write it on the next line, indented two more spaces.',
  },
  {
    name: 'an open bracket',
    file: 'projects/six-floors.yaml',
    from: /^tags:$/m,
    to: 'tags: [',
    sentence:
      'line 11: a bracket above is never closed; write each entry on its own line that starts with “- ”.',
  },
  {
    name: 'a second document',
    file: 'services/general-hvac-services.yaml',
    from: '\nslug:',
    to: '\n---\nslug:',
    sentence: 'line 2: the line “---” starts a second file; delete the line.',
  },
  {
    name: 'a backslash',
    file: 'services/general-hvac-services.yaml',
    from: /^title: .*$/m,
    to: 'title: "Central \\AC"',
    sentence: 'line 1: there is a backslash \\ between quotation marks; write \\\\ for it, or leave it out.',
  },
  {
    name: 'two versions that Git has merged',
    file: 'pages/home.yaml',
    from: /^/,
    to: '<<<<<<< HEAD\n',
    sentence:
      'line 1: Git left two versions of the file here; keep the lines of one, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
  },
  {
    name: 'the version of before that Git shows between them',
    file: 'pages/contact.yaml',
    from: /^/,
    to: '||||||| 1a2b3c4\n',
    sentence:
      'line 1: Git left two versions of the file here; keep the lines of one, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
  },
  {
    name: 'a version of YAML in which “y” is true',
    file: 'languages/es.yaml',
    from: /^/,
    to: '%YAML 1.1\n---\n',
    sentence:
      'line 1: the line starts with “%”, which is a command to the program that reads it; delete the line.',
  },
  {
    name: 'an order that YAML does not know',
    file: 'team/bo-lin.yaml',
    from: /^/,
    to: '%FAST\n',
    sentence:
      'line 1: the line starts with “%”, which is a command to the program that reads it; delete the line.',
  },
  {
    name: 'a text that starts with !!',
    file: 'team/bo-lin.yaml',
    from: /^role: /m,
    to: 'role: !!binary ',
    sentence:
      'line 3: the text starts with “!”, which has a meaning here; write quotation marks " around the whole text.',
  },
  {
    name: 'an entry of a list that is too far in',
    file: 'projects/six-floors.yaml',
    from: /^tags:\n( {2}- .*\n) {2}- /m,
    to: 'tags:\n$1      - ',
    sentence:
      'line 12: the line starts with “- ”, but is indented more than the entry above it; write as many spaces before it as before that entry.',
  },
  {
    name: 'an empty file',
    file: 'projects/six-floors.yaml',
    to: '',
    sentence: 'the file is empty; write its fields, each on its own line: “name: text”.',
  },
  {
    name: 'a list for a file',
    file: 'services/ptac-repair.yaml',
    to: '- title\n- slug\n',
    sentence: 'the file is a list; write its fields, each on its own line: “name: text”.',
  },
];
