/** The rows of a table written as text, each split into columns: `a | b | c`. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' | '));
