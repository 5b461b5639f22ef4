import type { ContentMistake } from './content-mistake.ts';

/** Names that stand for nothing, values that are there twice, and letters that no font has. */
export const REFERENCE_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'an unknown service of a borough',
    file: 'boroughs/queens.yaml',
    from: /service: furnace-maintenance/,
    to: 'service: furnace-maintenence',
    sentence:
      'line 33, specificServices 1, service: there is no “furnace-maintenence”; take it out, or did you mean “furnace-maintenance”?',
  },
  {
    name: 'a part that the drawing lacks',
    file: 'services/furnace-repair.yaml',
    from: 'part: Inducer fan',
    to: 'part: Inducer fans',
    sentence:
      'line 70, checks 1, part: in the drawing there is no “Inducer fans”; did you mean “Inducer fan”?',
  },
  {
    name: 'a link to a service that is not there',
    file: 'services/boiler-repair.yaml',
    from: /\]\(service:[\w-]+\)/,
    to: '](service:boiler-repare)',
    sentence:
      'line 64, longDescription 4: for a link to a service, there is no “boiler-repare”; take it out, or did you mean “boiler-repair”?',
  },
  {
    name: 'a link to a borough that is not there',
    file: 'services/furnace-maintenance.yaml',
    from: /\]\((?:service|borough):[\w-]+\)/,
    to: '](borough:hoboken)',
    sentence:
      'line 46, longDescription 1: for a link to a borough, there is no “hoboken”; take it out, or write one of these: bronx, brooklyn, manhattan, queens, staten-island.',
  },
  {
    name: 'a link to a page that is not there',
    file: 'pages/not-found.yaml',
    from: '](page:home)',
    to: '](page:homepage)',
    sentence:
      'line 17, borough, text: for a link to a page, there is no “homepage”; take it out, or write one of these: home, about, services, portfolio, contact, before-you-book, rebates.',
  },
  {
    name: 'a misspelled kind of link',
    file: 'boroughs/manhattan.yaml',
    from: /\]\(service:/,
    to: '](sevice:',
    sentence:
      'line 13, description 1: brackets are left that make no link; write [words](service:boiler-repair), [words](borough:queens) or [words](page:contact).',
  },
  {
    name: 'a link where none can be',
    file: 'team/lou-ortega.yaml',
    from: /^role: .*$/m,
    to: 'role: "[Steam](service:boiler-repair)"',
    sentence: 'line 4, role: a link cannot stand in this field; write its words alone.',
  },
  {
    name: 'a title twice',
    file: 'services/wshp-repair.yaml',
    from: /^title: .*$/m,
    to: 'title: RTU Repair',
    sentence: 'line 2, title: “RTU Repair” is in services/rtu-repair.yaml already; write another one.',
  },
  {
    name: 'a person twice',
    file: 'team/will-chen.yaml',
    from: /^name: .*$/m,
    to: 'name: Luis “Lou” Ortega',
    sentence: 'line 3, name: “Luis “Lou” Ortega” is in team/lou-ortega.yaml already; write another one.',
  },
  {
    name: 'a project twice',
    file: 'projects/shore-house.yaml',
    from: /^title: .*$/m,
    to: 'title: Closets on one loop',
    sentence:
      'line 4, title: “Closets on one loop” is in projects/loop-closets.yaml already; write another one.',
  },
  {
    name: 'a title for search engines twice',
    file: 'boroughs/staten-island.yaml',
    from: /^( {2}title:) .*$/m,
    to: '$1 HVAC in the Bronx | Steam, Wall Units, Rooftops',
    sentence:
      'line 79, metadata, title: “HVAC in the Bronx | Steam, Wall Units, Rooftops” is in boroughs/bronx.yaml already; write another one.',
  },
  {
    name: 'a missing Spanish name',
    file: 'languages/es.yaml',
    from: / {2}boiler-repair: .*\n/,
    to: '',
    sentence: 'line 84, services: “boiler-repair” is missing; write “boiler-repair: ” and its name.',
  },
  {
    name: 'letters that no font has, on a card',
    file: 'services/ptac-repair.yaml',
    from: /^title: .*$/m,
    to: 'title: PTAC 修理',
    sentence: 'line 2, title: the fonts of the site have no “修” “理”; write it in other letters.',
  },
  {
    name: 'letters that no font has, in a text',
    file: 'pages/about.yaml',
    from: 'Old houses,',
    to: 'Old houses, 老房子',
    sentence: 'line 7, title: the fonts of the site have no “老” “房” “子”; write it in other letters.',
  },
];
