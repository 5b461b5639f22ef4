import type { ContentMistake } from './content-mistake.ts';

/** YAML syntax that people forget or write by accident. */
export const SYNTAX_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a missing colon',
    file: 'team/ana-ruiz.yaml',
    from: 'role: ',
    to: 'role ',
    sentence: 'line {line}: there is no colon after the name of a field; write “role: ” and its text.',
  },
  {
    name: 'no space after a colon',
    file: 'team/ana-ruiz.yaml',
    from: 'role: ',
    to: 'role:',
    sentence: 'line {line}: there is no space after the colon; write “role: Boilers and wall units”.',
  },
  {
    name: 'an unclosed quotation mark',
    file: 'services/rtu-repair.yaml',
    from: 'title: ',
    to: 'title: "',
    sentence: 'line {line}: a quotation mark is never closed; write one at the end of the text.',
  },
  {
    name: 'text after a closing quotation mark',
    file: 'projects/six-floors.yaml',
    from: 'title: ',
    to: 'title: "One" ',
    sentence:
      'line {line}: the text continues after its closing quotation mark; write ’ or “ ” within the text, or no quotation marks around it.',
  },
  {
    name: 'a duplicate field',
    file: 'team/ana-ruiz.yaml',
    from: 'role: ',
    to: 'role: Heat\nrole: ',
    line: /^role: Heat\nrole/m,
    sentence: 'line {line}: “role” appears twice; write it once.',
  },
  {
    name: 'a colon in a text',
    file: 'services/ptac-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: Listen: it hums',
    sentence: `line {line}: the text has a colon in it; write quotation marks " around the whole text.`,
  },
  {
    name: 'a text that starts with a link',
    file: 'pages/about.yaml',
    from: /^( {4}- ).*\n/m,
    to: '$1[Boilers](service:boiler-repair) come first.\n',
    sentence: `line {line}: the text starts with “[”, which has a special meaning here; write quotation marks " around the whole text.`,
  },
  {
    name: 'a # that cuts off a text',
    file: 'projects/six-floors.yaml',
    from: /^title: .*$/m,
    to: 'title: House #4',
    sentence: `line {line}: “#4” is left out, because # starts a comment; write quotation marks " around the whole text.`,
  },
  {
    name: 'a line with the wrong indentation',
    file: 'boroughs/queens.yaml',
    from: '\n  title: ',
    to: '\n   title: ',
    line: /^ {3}title: .*\n {2}description/m,
    sentence:
      'line {line}: the line has the wrong indentation; write as many spaces before it as before its neighbors.',
  },
  {
    name: 'a line with extra indentation',
    file: 'services/ptac-repair.yaml',
    from: '\nslug:',
    to: '\n  slug:',
    line: /^title/m,
    sentence:
      'line {line}: the next line is indented more than this one; write as many spaces before it as before this one.',
  },
  {
    name: 'text after “>-”',
    file: 'services/boiler-repair.yaml',
    from: /^lead: >-\n {2}/m,
    to: 'lead: >- ',
    sentence: 'line {line}: there is text after “>-”; write it on the next line, indented two more spaces.',
  },
  {
    name: 'an unclosed bracket',
    file: 'projects/six-floors.yaml',
    from: /^tags:$/m,
    to: 'tags: [',
    line: /^tags: \[\n/m,
    sentence:
      'line {line}: a bracket above is never closed; write each entry on its own line that starts with “- ”.',
  },
  {
    name: 'a second YAML document',
    file: 'services/general-hvac-services.yaml',
    from: '\nslug:',
    to: '\n---\nslug:',
    sentence: 'line {line}: the line “---” starts a second file; delete the line.',
  },
  {
    name: 'a backslash',
    file: 'services/general-hvac-services.yaml',
    from: /^title: .*$/m,
    to: 'title: "Central \\AC"',
    sentence:
      'line {line}: there is a backslash \\ between quotation marks; write \\\\ for it, or leave it out.',
  },
  {
    name: 'Git merge conflict markers',
    file: 'pages/home.yaml',
    from: /^/,
    to: '<<<<<<< HEAD\n',
    sentence:
      'line {line}: Git left two versions of the file here; keep the lines of one, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
  },
  {
    name: 'a directive for YAML 1.1, in which “y” is true',
    file: 'languages/es.yaml',
    from: /^/,
    to: '%YAML 1.1\n---\n',
    sentence:
      'line {line}: the line starts with “%”, which is a command to the program that reads it; delete the line.',
  },
  {
    name: 'a text that starts with !!',
    file: 'team/bo-lin.yaml',
    from: /^role: /m,
    to: 'role: !!binary ',
    sentence:
      'line {line}: the text starts with “!”, which has a special meaning here; write quotation marks " around the whole text.',
  },
  {
    name: 'a list entry that is indented too far',
    file: 'projects/six-floors.yaml',
    from: /^tags:\n( {2}- .*\n) {2}- /m,
    to: 'tags:\n$1      - ',
    sentence:
      'line {line}: the line starts with “- ”, but is indented more than the entry above it; write as many spaces before it as before that entry.',
  },
];
