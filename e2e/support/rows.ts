import type { TestDetails } from '@playwright/test';

/**
 * The details of a journey that is the same for each row of a table: `npm test` runs the first row, and the matrix the
 * others.
 */
export const oncePerTable = (place: number): TestDetails => (place === 0 ? {} : { tag: '@matrix' });

/** The rows of a table by name, each with the details of its journey. */
export const rowsOf = <K extends string, T>(
  table: Readonly<Record<K, T>>,
): [name: K, row: T, details: TestDetails][] =>
  (Object.keys(table) as K[]).map((name, place) => [name, table[name], oncePerTable(place)]);
