import { describe, expect, test } from 'vitest';
import { makeWeek } from '../../../tests/support/make-week.ts';
import {
  ENGLISH_HOURS,
  formatTimeIn,
  formatWeekday,
  localizeDay,
  localizeHours,
  localizeWeek,
} from './localized-hours.ts';

const words = { locale: 'es-US', to: 'a', and: 'y', closed: 'Cerrado', allDay: 'todo el día' };
const days = { thursday: '12:00-20:00', friday: '12:00-20:00', saturday: '10:00-14:00', sunday: 'closed' };
const week = makeWeek('07:30-16:00', days);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('hours in Spanish', () => {
  test('group days, write them in words, and say which are closed', () => {
    expect(localizeHours(week, words).map(({ days, hours }) => [days, plain(hours)])).toEqual([
      ['Lunes a miércoles', '7:30 a.m. a 4 p.m.'],
      ['Jueves y viernes', '12 p.m. a 8 p.m.'],
      ['Sábado', '10 a.m. a 2 p.m.'],
      ['Domingo', 'Cerrado'],
    ]);
  });

  test('are one line that never wraps within a time', () => {
    expect(localizeWeek(week, words).replaceAll('\u00a0', '_')).toBe(
      'Lun a mié 7:30_a.m. a 4_p.m., jue a vie 12_p.m. a 8_p.m., sáb 10_a.m. a 2_p.m.',
    );
  });

  test('list both spans of a split day, and write “all day” in words', () => {
    const others = { saturday: '08:00-12:00, 13:00-17:00', sunday: 'open all day' };
    const split = makeWeek('07:30-16:00', { ...days, ...others });
    const rows = localizeHours(split, words).map(({ hours }) => plain(hours));
    expect(rows.slice(2)).toEqual(['8 a.m. a 12 p.m. y 1 p.m. a 5 p.m.', 'Todo el día']);
    expect(plain(localizeWeek(split, words))).toMatch(
      /, sáb 8 a\.m\. a 12 p\.m\. y 1 p\.m\. a 5 p\.m\., dom todo el día$/,
    );
  });
});

test('times and weekdays follow the locale, such as French or German', () => {
  expect(plain(formatTimeIn('fr-FR', '18:00'))).toBe('18 h');
  expect(plain(formatTimeIn('de-DE', '18:30'))).toBe('18:30');
  expect(formatWeekday('fr-FR', 'wednesday', 'long')).toBe('mercredi');
});

describe('hours in English', () => {
  test('are one line that never wraps within a time', () => {
    expect(localizeWeek(week, ENGLISH_HOURS).replaceAll('\u00a0', '_')).toBe(
      'Mon to Wed 7:30_am to 4_pm, Thu to Fri noon to 8_pm, Sat 10_am to 2_pm',
    );
  });

  test('say that a day is closed, or open around the clock', () => {
    expect(localizeDay([], ENGLISH_HOURS)).toBe('Closed');
    const always = makeWeek('open all day');
    expect(plain(localizeDay(always.monday, ENGLISH_HOURS))).toBe('All day');
    expect(plain(localizeWeek(always, ENGLISH_HOURS))).toBe('Mon to Sun all day');
  });
});
