import { expect, test } from 'vitest';
import { findRoomReading } from './room-reading.ts';

test.each([
  ['its 58 in my room', 58],
  ['ESTA A 60 EN MI CUARTO', 60],
  ['super says 64° is ok', 64],
  ['my room is 14 celsius', 57],
  ['58', 58],
  ['is 66 ok in the day', 66],
  ['65F at 11pm legal', 65],
  ['thermostat set to 71 but it only gets to 63', 63],
  ['thermastat says 72 but its 64 in here', 64],
  ['el termometro marca 15 grados adentro', 59],
  ['ac set to 70 only gets to 76', undefined],
  ['el landlord pone la calefaccion bajita estamos a 60 grados', 60],
  ['is local law 55 legal', undefined],
  ['14 grados', undefined],
  ['30 in my room', undefined],
  ['120', undefined],
  ['apt 45 is 58', 58],
  ['apt. #45', undefined],
  ['apartment 55 degrees', 55],
  ['I live at 45 House Street', undefined],
  ['10-58 room', undefined],
  ['its 58 outside and my room is cold', undefined],
  ['40 gallon water heater in my house', undefined],
])('reads the temperature of a room in “%s”', (typed, degrees) => {
  expect(findRoomReading(typed)).toBe(degrees);
});

test('reads a temperature without a room if the home is known to be cold', () => {
  expect(findRoomReading('its 58', true)).toBe(58);
  expect(findRoomReading('no heat apt 45', true)).toBeUndefined();
});
