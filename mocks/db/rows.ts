/** The rows of a table that is written as text, each with its columns: `a | b | c`. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' | '));
