/**
 * The code that runs right after the drawing of the house, so that it appears as New York looks at this hour.
 */
import type { Season, Time } from '../../drawings/pictures/hero/hero-hours.ts';
import { summerTimeOf } from '../../lib/hours/new-york-clock.ts';

/** Without a script it is evening, and all machines run. */
export const DEFAULT_CAPTION = 'Red is heat, blue is cooling.';

/** How many years of clock changes a page knows if it is not rebuilt. */
const YEARS_AHEAD = 5;

export interface HeroHour {
  readonly season: Season;
  readonly time: Time;
  /** Under the drawing. */
  readonly caption: string;
}

/**
 * Returns season and time of day in New York. It is self-contained, because it is sent as text.
 *
 * @param now - milliseconds since 1970
 * @param summerTimes - when summer time begins and ends, one pair for each year
 */
export function findHeroHour(now: number, summerTimes: readonly (readonly [number, number])[]): HeroHour {
  const isSummerTime = summerTimes.some(([begin, end]) => now >= begin && now < end);
  const local = new Date(now - (isSummerTime ? 4 : 5) * 3_600_000);
  const [hour, month] = [local.getUTCHours(), local.getUTCMonth()];
  const day = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][
    local.getUTCDay()
  ];
  // Heat season is October 1 to May 31 (New York City Administrative Code 27-2029).
  const season = month < 5 || month > 8 ? 'heat-season' : 'summer';
  const ends: readonly (readonly [Time, number])[] = [
    ['night', 6],
    ['morning', 9],
    ['day', 17],
    ['evening', 23],
  ];
  const time = ends.find(([, end]) => hour < end)?.[0] ?? 'night';
  const lamps = { night: 'few lamps', morning: 'kitchens lit', day: 'shops open', evening: 'lamps lit' }[
    time
  ];
  const machines = { 'heat-season': 'boiler on, tower at rest', summer: 'tower on, boiler at rest' }[season];
  const clock = `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
  const caption = `${day}, ${clock}, ${season.replace('-', ' ')}: ${lamps}, ${machines}.`;
  return { season, time, caption };
}

/** Adapts drawing and caption to the hour. It is self-contained too. */
function showHeroHour({ season, time, caption }: HeroHour): void {
  const words = document.querySelector('[data-hero-hour]');
  if (words) words.textContent = caption;
  for (const image of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>(
    '[data-hero] picture > *',
  )) {
    const attribute = image.matches('img') ? 'src' : 'srcset';
    image.setAttribute(attribute, `${image.getAttribute(attribute)}#${season}-${time}`);
  }
}

const thisYear = new Date().getFullYear();
const summerTimes = Array.from({ length: YEARS_AHEAD }, (_, index) => summerTimeOf(thisYear + index));

/** The source of both functions as a script, whose hash the content security policy allows. */
export const HERO_HOUR_CODE = `(${showHeroHour.toString()})((${findHeroHour.toString()})(Date.now(),${JSON.stringify(summerTimes)}));`;
