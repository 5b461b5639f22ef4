/** Mistakes that people make in files in `content/`, one for each kind of error message. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PARTS } from '../../src/content/parts.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';

export interface ContentMistake {
  readonly name: string;
  /** Path inside `content/`; only this file gets a mistake. */
  readonly file: string;
  /** The text that `to` replaces. */
  readonly from: string | RegExp;
  readonly to: string;
  /** Matches text that ends on the reported line; only needed if that is not the first changed line. */
  readonly line?: RegExp;
  /** The message after the file name: line, field and the rest. The line number replaces `{line}`. */
  readonly sentence: string;
}

const SERVICE_SLUGS = readdirSync(join(CONTENT_FOLDER, 'services'))
  .map((file) => basename(file, '.yaml'))
  .sort()
  .join(', ');

/** YAML syntax that people forget or write by accident. */
export const SYNTAX_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a colon in a text',
    file: 'services/ptac-repair.yaml',
    from: /^statement: .*$/m,
    to: 'statement: Listen: it hums',
    sentence: `line {line}: this cannot be read as YAML (“Nested mappings are not allowed in compact mappings”); if it is a text, write quotation marks " around it.`,
  },
];

/** Values, names and options that do not belong in their fields. */
export const VALUE_MISTAKES: readonly ContentMistake[] = [
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
    name: 'a text that is too long',
    file: 'services/boiler-maintenance.yaml',
    from: /^description: .*$/m,
    to: `description: ${'Cleaned and tuned. '.repeat(6)}`,
    sentence: 'line {line}, description: has 113 characters; write at most 90.',
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
    name: 'a character that changes the writing direction',
    file: 'services/general-hvac-services.yaml',
    from: /^title: (.*)$/m,
    to: 'title: "$1\\u202E"',
    sentence: 'line {line}, title: has an invisible character in it (U+202E); delete it, or retype the text.',
  },
  {
    name: 'an unknown machine',
    file: 'services/ptac-repair.yaml',
    from: 'system: ptac',
    to: 'system: ptak',
    sentence: `line {line}, system: there is no “ptak”; did you mean “ptac”? You can write one of these: ${Object.keys(PARTS).join(', ')}.`,
  },
  {
    name: 'a permission in the future',
    file: 'reviews/board-member.yaml',
    from: /^permission: .*$/m,
    to: 'permission: 2199-01-01',
    sentence:
      'line {line}, permission: is “2199-01-01”; write the day on which the customer agreed, not a day in the future.',
  },
];

/** Wrong references, links and placeholders, duplicate values, a reserved slug, and letters that the fonts lack. */
export const REFERENCE_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a link to an unknown service',
    file: 'services/boiler-repair.yaml',
    from: /\]\(service:[\w-]+\)/,
    to: '](service:boiler-repare)',
    line: /^longDescription:\n {2}-/m,
    sentence: `line {line}, longDescription 1: for a link to a service, there is no “boiler-repare”; take it out, or did you mean “boiler-repair”? You can write one of these: ${SERVICE_SLUGS}.`,
  },
  {
    name: 'a link to another site',
    file: 'boroughs/bronx.yaml',
    from: /\]\(service:[\w-]+\)/,
    to: '](https://www.nyc.gov)',
    sentence:
      'line {line}, description 1: links can lead only to pages on this site; name the other site in words, or write [words](service:boiler-repair), [words](borough:queens) or [words](page:contact).',
  },
  {
    name: 'a misspelled kind of link',
    file: 'boroughs/bronx.yaml',
    from: /\]\(service:/,
    to: '](sevice:',
    sentence:
      'line {line}, description 1: there are brackets that do not form a link; write [words](service:boiler-repair), [words](borough:queens) or [words](page:contact).',
  },
  {
    name: 'a link in a field that allows none',
    file: 'team/ana-ruiz.yaml',
    from: /^role: .*$/m,
    to: 'role: "[Steam](service:boiler-repair)"',
    sentence: 'line {line}, role: a link is not allowed in this field; write only its words.',
  },
  {
    name: 'a duplicate title',
    file: 'services/rtu-repair.yaml',
    from: /^title: .*$/m,
    to: 'title: PTAC Repair',
    sentence:
      'line {line}, title: “PTAC Repair” is in services/ptac-repair.yaml too; write another one in the newer of the two.',
  },
  {
    name: 'a slug that hosts reserve',
    file: 'services/rtu-repair.yaml',
    from: /^slug: .*$/m,
    to: 'slug: index',
    sentence:
      'line {line}, slug: is “index”; write a word other than index, 404, con and others that hosts and computers use themselves.',
  },
  {
    name: 'a symbol in a name that drawings show on a shirt',
    file: 'team/bo-lin.yaml',
    from: /^name: .*$/m,
    to: 'name: Bo ☃ Lin',
    sentence: 'line {line}, name: the site’s fonts have no “☃”; use other letters.',
  },
  {
    name: 'an unclosed brace',
    file: 'services/boiler-maintenance.yaml',
    from: /^lead: .*$/m,
    to: 'lead: One visit in {city a year, >-',
    sentence: 'line {line}, lead: the bracket } is missing after “{city”; write it where the words end.',
  },
  {
    name: 'a placeholder in the wrong field',
    file: 'boroughs/queens.yaml',
    from: /^inPlace: .*$/m,
    to: 'inPlace: in {languages}',
    sentence:
      'line {line}, inPlace: there is no “{languages}”; take it out, or write one of these: {company}, {city}, {places}, {Places}, {boroughs}, {areaNames}, {services}, {machines}, {areas}, {people}, {projects}, {booking: words}, {not booking: words}, {wholecity: words}, {not wholecity: words}.',
  },
];
