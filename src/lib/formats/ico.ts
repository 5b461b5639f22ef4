/**
 * Wraps one PNG as an .ico file, which browsers request from /favicon.ico even if no page links to it.
 *
 * @param png a square PNG
 * @param size its side in pixels, at most 255
 */
export function encodeIco(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true); // type: icon
  header.setUint16(4, 1, true); // one image
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true); // color planes
  header.setUint16(12, 32, true); // bits per pixel
  header.setUint32(14, png.byteLength, true);
  header.setUint32(18, header.byteLength, true); // offset of the image
  const file = new Uint8Array(header.byteLength + png.byteLength);
  file.set(new Uint8Array(header.buffer));
  file.set(png, header.byteLength);
  return file;
}
