/** The largest number of people in one request, because an address has a maximum length. */
const PART = 20;

export const partsOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / PART) }, (_, nth) =>
    items.slice(nth * PART, (nth + 1) * PART),
  );

export const lasted = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
