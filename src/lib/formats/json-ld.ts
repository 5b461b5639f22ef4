/** Builds JSON-LD for search engines. */
import type { Holiday } from '../hours/open-state.ts';
import { capitalize, groupHours, type TimeSpan, type Weekday, type WeekHours } from '../hours/week-hours.ts';

const nameDay = (day: Weekday): string => `https://schema.org/${capitalize(day)}`;

/** Converts a span to Google's format (local business data), in which a day ends at 23:59. */
function describeSpan({ opens, closes }: TimeSpan): TimeSpan {
  return { opens, closes: closes === '24:00' ? '23:59' : closes };
}

/** Builds one entry per span for each run of days with the same hours; a day without one is closed (schema.org). */
export function buildOpeningHours(week: WeekHours) {
  return groupHours(week).flatMap(({ days, hours }) =>
    hours.map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map(nameDay),
      ...describeSpan(span),
    })),
  );
}

/** Opening and closing at midnight means closed (Google, local business data). */
const CLOSED: TimeSpan = { opens: '00:00', closes: '00:00' };

/** Builds one entry per span of a holiday, or, if it has none, a single entry that means “closed”. */
export function buildSpecialHours(holidays: readonly Holiday[]) {
  return holidays.flatMap(({ date, name, hours }) =>
    (hours.length > 0 ? hours : [CLOSED]).map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
      name,
      validFrom: date,
      validThrough: date,
      ...describeSpan(span),
    })),
  );
}

/** Builds breadcrumbs from the home page to a page; every `url` is absolute. */
export function buildBreadcrumbs(trail: readonly { readonly name: string; readonly url: string }[]) {
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

/** Serializes data for a script element. It escapes every `<`, so the data cannot end the element. */
export function serializeStructuredData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
