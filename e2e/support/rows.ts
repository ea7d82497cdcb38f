import type { TestDetails } from '@playwright/test';

/** A journey that is the same for each row of a table: the first one is walked in `npm test`, the others in the matrix. */
export const oncePerTable = (place: number): TestDetails => (place === 0 ? {} : { tag: '@matrix' });

/** The rows of a table by name, each with the details of its journey. */
export const rowsOf = <T>(
  table: Readonly<Record<string, T>>,
): [name: string, row: T, details: TestDetails][] =>
  Object.entries(table).map(([name, row], place) => [name, row, oncePerTable(place)]);
