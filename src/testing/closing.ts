export interface Ended {
  name: string;
  ms: number;
  /** The reason for the failure; null if the test passed. */
  failure: string | null;
}

const SHOWN = 10;

/** The end of every test report: the slowest tests, the failures, and a line that CI adds up over runs. */
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
