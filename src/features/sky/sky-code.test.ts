import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY, HOUR, instantOf, MINUTE } from '../../../tests/support/new-york-clock.ts';
import { DRAWING_CODE, SKY_CODE } from './sky-code.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function skyAt(instant: number): string {
  vi.setSystemTime(instant);
  const dataset: { sky?: string } = { sky: 'day' };
  new Function('document', SKY_CODE)({ documentElement: { dataset } });
  return dataset.sky ?? 'night';
}

/** Computes sunrise and sunset in New York on a day of 2026, to within a few minutes (NOAA’s solar equations). */
function computeSun(day: number): readonly [sunrise: number, sunset: number] {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const latitude = radians(40.71);
  const declination = radians(-23.44 * Math.cos(radians((360 / 365) * (day + 10))));
  const season = radians((360 / 365) * (day - 81));
  const clockError = 9.87 * Math.sin(2 * season) - 7.53 * Math.cos(season) - 1.5 * Math.sin(season);
  const noon = Date.UTC(2026, 0, day, 12) + (74.01 / 15) * HOUR - clockError * MINUTE;
  const cosine =
    (Math.sin(radians(-0.833)) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination));
  const half = (Math.acos(cosine) / (2 * Math.PI)) * DAY;
  return [noon - half, noon + half];
}

test('the sky is day from sunrise to sunset, within 32 minutes, on every day of a year', () => {
  for (let day = 1; day <= 365; day += 1) {
    const [sunrise, sunset] = computeSun(day);
    const margin = 32 * MINUTE;
    const skies = [sunrise - margin, sunrise + margin, sunset - margin, sunset + margin].map(skyAt);
    expect(skies, `day ${day}`).toEqual(['night', 'day', 'day', 'night']);
  }
});

test('at 7 pm, pages show the night sky in January and the day sky in July', () => {
  expect(skyAt(instantOf(Date.UTC(2027, 0, 12, 19)))).toBe('night');
  expect(skyAt(instantOf(Date.UTC(2027, 6, 13, 19)))).toBe('day');
});

test('at night and while closed, every source of a drawing except the one for print switches', () => {
  const showIn = (sky: string | undefined, office = 'open') => {
    const image = { src: 'wide.svg#day', srcset: '' };
    const source = { src: '', srcset: 'data:phone#day' };
    const print = { srcset: 'wide.svg#day', media: 'print' };
    const picture = { children: [print, source, image] };
    const document = {
      documentElement: { dataset: { sky, office } },
      currentScript: { previousElementSibling: picture },
    };
    new Function('document', DRAWING_CODE)(document);
    return [image.src, image.srcset, source.src, source.srcset, print.srcset];
  };
  expect(showIn('day')).toEqual(['wide.svg#day', '', '', 'data:phone#day', 'wide.svg#day']);
  expect(showIn('day', 'closed')[0]).toBe('wide.svg#day-closed');
  expect(showIn(undefined, 'closed')[0]).toBe('wide.svg#closed');
  expect(showIn(undefined)).toEqual(['wide.svg#', '', '', 'data:phone#', 'wide.svg#day']);
});
