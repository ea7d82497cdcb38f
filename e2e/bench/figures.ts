/** One measured figure with the limit that it must stay within. */
export interface Figure {
  name: string;
  value: number;
  limit: number;
  unit: string;
}

export const isWithin = ({ value, limit }: Figure): boolean => value <= limit;

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

export const median = (values: readonly number[]): number => {
  const list = sorted(values);
  const middle = Math.floor(list.length / 2);
  return list.length % 2 === 1
    ? (list[middle] ?? Number.NaN)
    : ((list[middle - 1] ?? 0) + (list[middle] ?? 0)) / 2;
};

/** The nearest-rank percentile: a value that was actually measured. */
export const percentile = (values: readonly number[], rank: number): number =>
  sorted(values)[Math.max(0, Math.ceil((rank / 100) * values.length) - 1)] ?? Number.NaN;

const shown = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : value < 100 ? 1 : 0 });

export function asTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${shown(figure.value)} ${figure.unit}`.trim(),
    `${shown(figure.limit)} ${figure.unit}`.trim(),
    isWithin(figure) ? 'ok' : 'OVER',
  ]);
  const all = [['figure', 'measured', 'limit', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n');
}
