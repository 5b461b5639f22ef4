import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Project } from '../../content/schema.ts';
import { arrangeProjects, type ProjectLook } from './arrange-projects.ts';

const COLUMNS: Readonly<Record<ProjectLook, number>> = {
  panorama: 12,
  beside: 12,
  wide: 7,
  narrow: 5,
  half: 6,
};

const makeProjects = (formats: readonly Project['format'][]): Project[] =>
  formats.map((format, index) => ({
    order: index + 1,
    id: `job-${index}`,
    title: 'Job',
    description: 'What was wrong.',
    constraint: 'A stair.',
    drawing: { name: 'project-1', alt: 'A house' },
    format,
    tags: ['Boiler', 'Queens'],
  }));

const looksOf = (...formats: Project['format'][]): ProjectLook[] =>
  arrangeProjects(makeProjects(formats)).map(({ look }) => look);

test('projects whose formats fill their rows keep these formats', () => {
  expect(looksOf('wide', 'narrow', 'panorama', 'narrow', 'wide')).toEqual([
    'wide',
    'narrow',
    'panorama',
    'narrow',
    'wide',
  ]);
});

test('two projects of the same width share a row, and one alone in its row has its text next to the picture', () => {
  expect(looksOf('wide', 'wide', 'narrow')).toEqual(['half', 'half', 'beside']);
  expect(looksOf('narrow', 'panorama')).toEqual(['beside', 'panorama']);
});

test('up to 24 projects of any formats keep their order and fill every twelve-column row', () => {
  const anyFormats = fc.array(fc.constantFrom<Project['format'][]>('panorama', 'wide', 'narrow'), {
    maxLength: 24,
  });
  fc.assert(
    fc.property(anyFormats, (formats) => {
      const projects = makeProjects(formats);
      const placed = arrangeProjects(projects);
      expect(placed.map(({ project }) => project)).toEqual(projects);
      let filled = 0;
      for (const { look } of placed) {
        expect((filled % 12) + COLUMNS[look]).toBeLessThanOrEqual(12);
        filled += COLUMNS[look];
      }
      expect(filled % 12).toBe(0);
    }),
  );
});
