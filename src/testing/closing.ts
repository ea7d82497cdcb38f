export interface Ended {
  name: string;
  ms: number;
  /** What went wrong; null where nothing did. */
  failure: string | null;
}

const SHOWN = 10;

/** What every run of tests ends with: the slowest, what failed, and a line that CI adds to those of other runs. */
export function closing(tests: readonly Ended[]): string {
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN);
  const failed = tests.filter(({ failure }) => failure !== null);
  return [
    'The slowest:',
    ...slowest.map(({ name, ms }) => `  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}`),
    ...failed.map(({ name, failure }) => `WRONG  ${name}: ${failure?.split('\n', 1)[0] ?? ''}`),
    `${tests.length - failed.length} passed, ${failed.length} failed`,
    '',
  ].join('\n');
}
