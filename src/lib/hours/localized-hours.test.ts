import { describe, expect, test } from 'vitest';
import { formatTimeIn, formatWeekday, localizeHours, localizeWeek } from './localized-hours.ts';
import type { WeekHours } from './week-hours.ts';

const words = { locale: 'es-US', to: 'a', and: 'y', closed: 'Cerrado', allDay: 'todo el día' };
const week: WeekHours = {
  monday: [{ opens: '07:30', closes: '16:00' }],
  tuesday: [{ opens: '07:30', closes: '16:00' }],
  wednesday: [{ opens: '07:30', closes: '16:00' }],
  thursday: [{ opens: '12:00', closes: '20:00' }],
  friday: [{ opens: '12:00', closes: '20:00' }],
  saturday: [{ opens: '10:00', closes: '14:00' }],
  sunday: [],
};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('hours in Spanish', () => {
  test('have days in words, grouped, and say when it is closed', () => {
    expect(localizeHours(week, words).map(({ days, hours }) => [days, plain(hours)])).toEqual([
      ['Lunes a miércoles', '7:30 a.m. a 4 p.m.'],
      ['Jueves y viernes', '12 p.m. a 8 p.m.'],
      ['Sábado', '10 a.m. a 2 p.m.'],
      ['Domingo', 'Cerrado'],
    ]);
  });

  test('fit on one line that breaks only between groups', () => {
    const line = localizeWeek(week, words);
    expect(plain(line)).toBe(
      'Lun a mié 7:30 a.m. a 4 p.m., jue a vie 12 p.m. a 8 p.m., sáb 10 a.m. a 2 p.m.',
    );
    for (const part of line.split(', ')) expect(part).not.toContain(' ');
  });
});

describe('split and endless hours in Spanish', () => {
  const split: WeekHours = {
    ...week,
    saturday: [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
    sunday: [{ opens: '00:00', closes: '24:00' }],
  };

  test('name both spans, and say all day in words', () => {
    expect(
      localizeHours(split, words)
        .slice(2)
        .map(({ hours }) => plain(hours)),
    ).toEqual(['8 a.m. a 12 p.m. y 1 p.m. a 5 p.m.', 'Todo el día']);
    expect(plain(localizeWeek(split, words))).toMatch(
      /, sáb 8 a\.m\. a 12 p\.m\. y 1 p\.m\. a 5 p\.m\., dom todo el día$/,
    );
  });
});

describe('another language', () => {
  test('formats French and German times without special code', () => {
    expect(plain(formatTimeIn('fr-FR', '18:00'))).toBe('18 h');
    expect(plain(formatTimeIn('de-DE', '18:30'))).toBe('18:30');
    expect(formatWeekday('fr-FR', 'wednesday', 'long')).toBe('mercredi');
  });
});
