/** Reads opening hours as people write them. */
import { type DayHours, type TimeSpan, toMinuteSpan, toMinutes } from './week-hours.ts';

export const HOURS_FORM =
  'expected closed, open all day, or 24-hour times like 06:00-22:00; with a break like 06:00-12:00, 13:00-22:00';

/** Latest end of a span from the previous evening, in minutes after midnight; a later end counts as a typo. */
const LATEST_NIGHT = 6 * 60;

const TIME = '([01]?\\d|2[0-3]):([0-5]\\d)|24:00';
const SPAN = new RegExp(`^(${TIME})\\s*(?:-|–|to)\\s*(${TIME})$`);
const SPANS = `(?:${TIME})\\s*(?:-|–|to)\\s*(?:${TIME})`;
/** What hours look like, as far as a field of a form and a text editor can check. */
export const HOURS_SHAPE = new RegExp(
  `^\\s*(?:[Cc]losed|[Oo]pen all day|${SPANS}(?:\\s*,\\s*${SPANS})*)\\s*$`,
);
const ALL_DAY: DayHours = [{ opens: '00:00', closes: '24:00' }];

function parseSpan(text: string): TimeSpan {
  const [opens, closes] = text.split(/\s*(?:-|–|to)\s*/).map((time) => time.padStart(5, '0'));
  if (!SPAN.test(text) || !opens || !closes) throw new RangeError(HOURS_FORM);
  if (opens === '24:00') throw new RangeError('expected 00:00 for midnight at the beginning of a day');
  if (opens === closes)
    throw new RangeError('expected a closing time that differs from the opening time, or open all day');
  if (toMinutes(closes) < toMinutes(opens) && toMinutes(closes) > LATEST_NIGHT)
    throw new RangeError(
      'expected the opening time first; hours past midnight may run until 06:00 at most, like 20:00-02:00, and later hours belong to the next day',
    );
  return { opens, closes };
}

/**
 * Parses `closed`, `open all day`, `06:00-22:00`, `06:00-12:00, 13:00-22:00`, or overnight `22:00-06:00`.
 *
 * @throws RangeError that says what is expected
 */
export function parseDayHours(text: string): DayHours {
  const words = text.trim().toLowerCase();
  if (words === 'closed') return [];
  if (words === 'open all day') return ALL_DAY;
  const spans = words.split(',').map((part) => parseSpan(part.trim()));
  const isOrdered = spans.every((span, index) => {
    const next = spans[index + 1];
    return !next || toMinuteSpan(span)[1] < toMinutes(next.opens);
  });
  if (!isOrdered)
    throw new RangeError(
      'expected spans in order, with time between them; only the last one may end on the next day',
    );
  return spans;
}
