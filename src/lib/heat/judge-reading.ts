/** Compares a temperature in a rented home with the city's limits. */
import { type Doubt, HEAT_LIMITS, type Judgment } from '../../content/heat-limits.ts';
import { HOUR, readClock } from '../hours/new-york-clock.ts';

export interface Reading {
  readonly measured: 'room' | 'water';
  /** In °F. */
  readonly degrees: number;
  /** The temperature outside in °F, if it is known. */
  readonly outside?: number | undefined;
}

/** Whether the heat season includes a date, given as New York time in UTC fields. */
function isInSeason(clock: Date): boolean {
  const { begins, ends } = HEAT_LIMITS.season;
  const date = clock.toISOString().slice('2026-'.length, '2026-10-01'.length);
  return date >= begins || date <= ends;
}

/** Judges a room by day, when the limit depends on the temperature outside. */
function judgeDay(degrees: number, outside: number | undefined): Judgment {
  const { day } = HEAT_LIMITS;
  if (degrees >= day.degrees) return 'legal-day';
  if (outside === undefined) return 'unknown-outside';
  return outside < day.below ? 'violation-day' : 'mild-day';
}

function judgeWater(degrees: number): Judgment {
  const { water } = HEAT_LIMITS;
  if (degrees >= water.scalds) return 'scalding-water';
  return degrees >= water.degrees ? 'legal-water' : 'violation-water';
}

/** From this, in °F, somebody has measured water, or the room is dangerous. */
const DANGEROUS_ROOM = 90;

/**
 * Judges a reading.
 *
 * @param clock - when it was taken: a date whose UTC fields are New York time, as `readClock` returns it
 */
export function judgeReading({ measured, degrees, outside }: Reading, clock: Date): Judgment {
  const { day, night } = HEAT_LIMITS;
  if (measured === 'water') return judgeWater(degrees);
  if (degrees >= DANGEROUS_ROOM) return 'hot-room';
  if (!isInSeason(clock)) return 'no-season';
  const hour = clock.getUTCHours();
  if (hour >= day.from && hour < day.to) return judgeDay(degrees, outside);
  return degrees >= night.degrees ? 'legal-night' : 'violation-night';
}

/**
 * Returns New York time at an instant, or when clocks there last showed another time: a reading is never of a time to come.
 *
 * @param time - `HH:MM`, as a time field returns it; empty for the instant itself
 * @returns a date whose UTC fields are the local time
 */
export function readClockAt(instant: Date, time: string): Date {
  const now = readClock(instant);
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined) return now;
  const midnight = Date.parse(now.toISOString().slice(0, '2026-10-01'.length));
  const today = midnight + (hours + minutes / 60) * HOUR;
  return new Date(today > now.getTime() ? today - 24 * HOUR : today);
}

/** A typed temperature with its unit, if it has one. */
const TYPED =
  /^\s*(-?\d{1,3}(?:[.,]\d+)?)\s*(?:°|º|degrees?|grados?)?\s*((c)(?:elsius|ent[ií]grados)?|f(?:ahrenheit)?)?\.?\s*$/i;

/**
 * A number below these without a unit may be meant in °C: nobody measures 20°F in a room, but many have 20°C, and 50 is
 * either cold water or hot water in °C. Outside, any number may be in °F.
 */
const SURELY_FAHRENHEIT = { room: 32, water: 70, outside: Number.NEGATIVE_INFINITY } as const;

/** The highest readings that can be meant, in °F; a higher one is a slip. Water boils at 212. */
const HIGHEST = { room: 130, water: 212, outside: 130 } as const;

const toFahrenheit = (celsius: number): number => Math.round((celsius * 9) / 5 + 32);

/**
 * Reads a typed temperature, in °F or followed by `C`.
 *
 * @param place - where it was measured, which decides from which number on the unit may be missing
 * @returns °F, or undefined if the text is not a temperature, or one that nobody measures, or its unit is in doubt
 */
export function readDegrees(
  typed: string,
  place: keyof typeof SURELY_FAHRENHEIT = 'room',
): number | undefined {
  const [, number = '', unit = '', celsius] = TYPED.exec(typed) ?? [];
  if (!number) return undefined;
  const value = Number(number.replace(',', '.'));
  const degrees = celsius ? toFahrenheit(value) : value;
  const isInDoubt = !unit && degrees < SURELY_FAHRENHEIT[place];
  return isInDoubt || degrees > HIGHEST[place] ? undefined : degrees;
}

/** Returns what is missing in a text that `readDegrees` cannot read as the temperature of a place. */
export function findDoubt(typed: string, place: 'room' | 'water'): Doubt {
  const [, number = '', celsius = ''] = /(-?\d+(?:[.,]\d+)?)[\s°º]*(c)?/i.exec(typed) ?? [];
  if (!number) return { kind: 'number', number };
  const canBe = readDegrees(`${number}${celsius || 'F'}`, place) !== undefined;
  return { kind: canBe ? 'unit' : 'size', number };
}
