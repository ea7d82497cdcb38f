/* A PNG writer in plain JavaScript, so that page and node server draw the same pictures without a library. */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MAX_STORED = 65_535;
const ADLER_MODULUS = 65_521;
const CRC_POLYNOMIAL = 0xedb88320;

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? CRC_POLYNOMIAL ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % ADLER_MODULUS;
    b = (b + a) % ADLER_MODULUS;
  }
  return ((b << 16) | a) >>> 0;
}

const bigEndian = (value: number) => [
  value >>> 24,
  (value >>> 16) & 0xff,
  (value >>> 8) & 0xff,
  value & 0xff,
];

function concat(parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = concat([Array.from(name, (char) => char.charCodeAt(0)), data]);
  return concat([bigEndian(data.length), body, bigEndian(crc32(body))]);
}

/** zlib without compression: stored blocks. */
function stored(bytes: Uint8Array): Uint8Array {
  const parts: ArrayLike<number>[] = [[0x78, 0x01]];
  for (let at = 0; at < bytes.length; at += MAX_STORED) {
    const part = bytes.subarray(at, at + MAX_STORED);
    const isLast = at + MAX_STORED >= bytes.length ? 1 : 0;
    const inverse = ~part.length & 0xffff;
    parts.push([isLast, part.length & 0xff, part.length >>> 8, inverse & 0xff, inverse >>> 8], part);
  }
  return concat([...parts, bigEndian(adler32(bytes))]);
}

export type Colour = readonly [red: number, green: number, blue: number];

/** An indexed-colour picture; `at` gives the number of a colour in the palette. */
export function png(
  width: number,
  height: number,
  palette: readonly Colour[],
  at: (x: number, y: number) => number,
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = at(x, y);
  }
  const header = Uint8Array.from([...bigEndian(width), ...bigEndian(height), 8, 3, 0, 0, 0]);
  return concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', stored(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
