import { describe, expect, test } from 'vitest';
import { makeWeek } from '../../../tests/support/make-week.ts';
import { buildOpeningHours, buildSpecialHours, serializeStructuredData } from './json-ld.ts';

const long = { opens: '07:00', closes: '19:00' };
const short = { opens: '10:00', closes: '14:30' };
const night = { opens: '18:00', closes: '02:00' };
const week = makeWeek('07:00-19:00', { wednesday: 'closed', saturday: '10:00-14:30', sunday: 'closed' });

describe('opening hours for search engines', () => {
  test('have one entry per run of days with the same hours, and none for closed days', () => {
    const day = (name: string) => `https://schema.org/${name}`;
    const type = 'OpeningHoursSpecification';
    expect(buildOpeningHours(week)).toEqual([
      { '@type': type, dayOfWeek: [day('Monday'), day('Tuesday')], ...long },
      { '@type': type, dayOfWeek: [day('Thursday'), day('Friday')], ...long },
      { '@type': type, dayOfWeek: [day('Saturday')], ...short },
    ]);
  });

  test('have one entry per span, including overnight ones, and end an all-day span at 23:59', () => {
    const split = makeWeek('closed', { monday: '10:00-14:30, 18:00-02:00', tuesday: 'open all day' });
    expect(buildOpeningHours(split).map(({ opens, closes }) => `${opens} ${closes}`)).toEqual([
      '10:00 14:30',
      '18:00 02:00',
      '00:00 23:59',
    ]);
  });
});

test('holidays for search engines have their own hours, or 00:00 to 00:00 when closed', () => {
  const entry = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    name: 'Holiday',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  });
  const holidays = [
    { date: '2030-12-24', name: 'Holiday', hours: [short, night] },
    { date: '2030-12-25', name: 'Holiday', hours: [] },
  ];
  expect(buildSpecialHours(holidays)).toEqual([
    entry('2030-12-24', '10:00', '14:30'),
    entry('2030-12-24', '18:00', '02:00'),
    entry('2030-12-25', '00:00', '00:00'),
  ]);
});

test('text for a script element cannot end the element, and parses to the same data', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  const text = serializeStructuredData(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
