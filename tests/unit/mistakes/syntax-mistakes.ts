import type { ContentMistake } from './content-mistake.ts';

/** YAML syntax that people forget or write by accident. */
export const SYNTAX_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a duplicate field',
    file: 'team/ana-ruiz.yaml',
    from: 'role: ',
    to: 'role: Heat\nrole: ',
    line: /^role: Heat\nrole/m,
    sentence: `line {line}: this cannot be read as YAML (“Map keys must be unique”); if it is a text, write quotation marks " around it.`,
  },
  {
    name: 'a colon in a text',
    file: 'services/ptac-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: Listen: it hums',
    sentence: `line {line}: this cannot be read as YAML (“Nested mappings are not allowed in compact mappings”); if it is a text, write quotation marks " around it.`,
  },
  {
    name: 'a # that cuts off a text',
    file: 'projects/six-floors.yaml',
    from: /^title: .*$/m,
    to: 'title: House #4',
    sentence: `line {line}: “#4” is left out, because # starts a comment; write quotation marks " around the whole text.`,
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
    sentence: `line {line}: this cannot be read as YAML (“The text starts with a sign that has a meaning in YAML”); if it is a text, write quotation marks " around it.`,
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
