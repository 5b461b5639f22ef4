/** Builders of JSON-LD for search engines, typed with schema-dts. */
import type { BreadcrumbList, DayOfWeek, OpeningHoursSpecification, WithContext } from 'schema-dts';
import type { Holiday } from '../hours/open-state.ts';
import { groupHours, type Weekday, type WeekHours } from '../hours/week-hours.ts';

const DAY_NAMES: Readonly<Record<Weekday, DayOfWeek>> = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
};

/** One entry per run of days with the same hours; a day without an entry is closed (schema.org). */
export function buildOpeningHours(week: WeekHours): OpeningHoursSpecification[] {
  return groupHours(week).flatMap(({ days, hours }) =>
    hours
      ? [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: days.map((day) => DAY_NAMES[day]),
            opens: hours.opens,
            closes: hours.closes,
          },
        ]
      : [],
  );
}

/** One entry per holiday; opening and closing at midnight means closed (Google, local business data). */
export function buildSpecialHours(holidays: readonly Holiday[]): OpeningHoursSpecification[] {
  return holidays.map(({ date, name, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    name,
    validFrom: date,
    validThrough: date,
    opens: hours?.opens ?? '00:00',
    closes: hours?.closes ?? '00:00',
  }));
}

/** Breadcrumbs to a page, from the home page down; every `url` absolute. */
export function buildBreadcrumbs(
  trail: readonly { readonly name: string; readonly url: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Text for a script element: a `<` in the data can never end the element. */
export function serializeStructuredData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
