import { expect, test } from 'vitest';
import { encodeIco } from './ico.ts';

const png = Uint8Array.from({ length: 300 }, (_, index) => index % 251);

test('an icon file contains the PNG as one 32-bit image of the given size', () => {
  const file = Buffer.from(encodeIco(png, 32));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([file.readUInt8(6), file.readUInt8(7)]).toEqual([32, 32]);
  expect([file.readUInt16LE(10), file.readUInt16LE(12)]).toEqual([1, 32]);
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect([...file.subarray(offset, offset + length)]).toEqual([...png]);
  expect(file).toHaveLength(offset + length);
});
