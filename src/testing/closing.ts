export interface Ended {
  name: string;
  ms: number;
  failed: boolean;
}

const SHOWN = 10;

/** What every run of tests ends with: the slowest of them, and a line that CI adds to those of other runs. */
export function closing(tests: readonly Ended[]): string {
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN);
  const failed = tests.filter((test) => test.failed).length;
  return [
    'The slowest:',
    ...slowest.map(({ name, ms }) => `  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}`),
    `${tests.length - failed} passed, ${failed} failed`,
    '',
  ].join('\n');
}
