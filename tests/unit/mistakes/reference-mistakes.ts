import { PARTS } from '../../../src/content/parts.ts';
import { LINKED_PATHS } from '../../../src/content/top-pages.ts';
import type { ContentMistake } from './content-mistake.ts';
import { listWords, SERVICE_SLUGS } from './known-words.ts';

/** Wrong references, links and placeholders, duplicate values, a reserved slug, and letters that the fonts lack. */
export const REFERENCE_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'an unknown service in a borough',
    file: 'boroughs/queens.yaml',
    from: /service: rtu-repair/,
    to: 'service: rtu-repare',
    sentence: `line {line}, specificServices 1, service: there is no “rtu-repare”; take it out, or did you mean “rtu-repair”? You can write one of these: ${SERVICE_SLUGS}.`,
  },
  {
    name: 'a part that is not in the drawing',
    file: 'services/rtu-repair.yaml',
    from: 'part: Filters',
    to: 'part: Filter',
    sentence: `line {line}, checks 2, part: in the drawing there is no “Filter”; did you mean “Filters”? You can write one of these: ${listWords(PARTS.rtu)}.`,
  },
  {
    name: 'a link to an unknown service',
    file: 'services/boiler-repair.yaml',
    from: /\]\(service:[\w-]+\)/,
    to: '](service:boiler-repare)',
    line: /^longDescription:\n {2}-/m,
    sentence: `line {line}, longDescription 1: for a link to a service, there is no “boiler-repare”; take it out, or did you mean “boiler-repair”? You can write one of these: ${SERVICE_SLUGS}.`,
  },
  {
    name: 'a link to an unknown page',
    file: 'pages/not-found.yaml',
    from: '](page:home)',
    to: '](page:homepage)',
    sentence: `line {line}, borough, text: for a link to a page, there is no “homepage”; take it out, or write one of these: ${listWords(Object.keys(LINKED_PATHS))}.`,
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
    name: 'letters on a social card that the fonts lack',
    file: 'languages/es.yaml',
    from: /^card: .*$/m,
    to: 'card: 暖氣',
    sentence:
      'line {line}, card: the site’s fonts have no “暖” “氣”; delete it, and the card shows the English text of the home page’s card.',
  },
  {
    name: 'a symbol in a name that drawings show on a shirt',
    file: 'team/bo-lin.yaml',
    from: /^name: .*$/m,
    to: 'name: Bo ☃ Lin',
    sentence: 'line {line}, name: the site’s fonts have no “☃”; use other letters.',
  },
  {
    name: 'a misspelled placeholder in a text',
    file: 'pages/home.yaml',
    from: 'unsure: ',
    to: 'unsure: Call {boking:or book}',
    sentence:
      'line {line}, finder, unsure: there is no “{boking:or book}”; take it out, or write one of these: {company}, {city}, {places}, {Places}, {boroughs}, {areaNames}, {services}, {machines}, {areas}, {people}, {projects}, {booking: words}, {not booking: words}, {wholecity: words}, {not wholecity: words}.',
  },
  {
    name: 'an unclosed brace',
    file: 'services/boiler-maintenance.yaml',
    from: /^lead: .*$/m,
    to: 'lead: One visit in {city a year, >-',
    sentence: 'line {line}, lead: there is no “{city”; take it out, or did you mean “{city}”?',
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
