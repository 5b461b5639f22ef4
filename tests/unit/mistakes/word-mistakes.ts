import type { ContentMistake } from './content-mistake.ts';

/** Unknown field names and unknown values of choices. */
export const WORD_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a misspelled field',
    file: 'projects/six-floors.yaml',
    from: 'title: ',
    to: 'titel: ',
    sentence:
      'line 3, titel: there is no field of this name; did you mean “title”? You can delete it or write one of these: order, id, title, description, constraint, drawing, photo, morePhotos, format, tags.',
  },
  {
    name: 'an unknown field',
    file: 'services/ptac-repair.yaml',
    from: '\nslug:',
    to: '\nprice: 95 dollars\nslug:',
    sentence:
      'line 2, price: there is no field of this name; delete it or write one of these: title, slug, system, job, icon, plainName, description, lead, details, keywords, statement, longDescription, callToAction, bookingUrl, drawing, checks, symptoms, prepare, limits, questions, metadata.',
  },
  {
    name: 'a misspelled field within a group',
    file: 'services/boiler-repair.yaml',
    from: '\n  description:',
    to: '\n  descripton:',
    sentence:
      'line 65, metadata, descripton: there is no field of this name; did you mean “description”? You can delete it or write one of these: title, description.',
  },
  {
    name: 'a missing field',
    file: 'services/boiler-maintenance.yaml',
    from: /^callToAction: .*\n/m,
    to: '',
    sentence: 'callToAction: is missing; write text.',
  },
  {
    name: 'an unknown machine',
    file: 'services/ptac-repair.yaml',
    from: 'system: ptac',
    to: 'system: ptak',
    sentence:
      'line 3, system: there is no “ptak”; did you mean “ptac”? You can write one of these: boiler, water-heater, furnace, ptac, wshp, mini-split, central-ac, vrf-vrv, rtu, general.',
  },
  {
    name: 'an unknown job',
    file: 'services/ptac-replacement.yaml',
    from: 'job: replacement',
    to: 'job: replace',
    sentence:
      'line 4, job: there is no “replace”; write one of these: repair, maintenance, replacement, installation, estimate, general.',
  },
  {
    name: 'an unknown icon',
    file: 'services/rtu-repair.yaml',
    from: /icon: .*/,
    to: 'icon: rench',
    sentence:
      'line 5, icon: there is no “rench”; did you mean “wrench”? You can write one of these: wrench, gauge, exchange, indoor-unit, sheet, toolbox.',
  },
  {
    name: 'an unknown topic',
    file: 'services/boiler-repair.yaml',
    from: /topic: [\w-]+/,
    to: 'topic: coost',
    sentence: 'line 54, questions 1, topic: there is no “coost”; did you mean “cost”?',
  },
  {
    name: 'an image that is not there',
    file: 'projects/six-floors.yaml',
    from: 'name: project-4',
    to: 'name: project-44',
    sentence:
      'line 7, drawing, name: there is no “project-44”; did you mean “project-4”? You can write one of these: project-1, project-2, project-3, project-4, project-5, project-6.',
  },
  {
    name: 'a file as an image',
    file: 'boroughs/bronx.yaml',
    from: /name: borough-[a-z-]+$/m,
    to: 'name: skyline.jpg',
    sentence:
      'line 21, drawing, name: there is no “skyline.jpg”; write one of these: borough-manhattan, borough-brooklyn, borough-queens, borough-bronx, borough-staten-island.',
  },
];
