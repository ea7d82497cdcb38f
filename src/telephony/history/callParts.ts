/** So many are named by one question: what is asked with an address has an end. */
const PART = 20;

export const partsOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / PART) }, (_, nth) =>
    items.slice(nth * PART, (nth + 1) * PART),
  );

/** Minutes and seconds of a call that has ended. */
export const lasted = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
