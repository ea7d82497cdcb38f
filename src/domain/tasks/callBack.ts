/** The number of attempts is on a line of its own in the description of a call-back task. */
const ATTEMPTS = /^Pogingen: (\d{1,4})$/m;

export const attemptsLine = (attempts: number): string => `Pogingen: ${String(attempts)}`;

/** Returns the number of attempts; 0 when the description has no such line. */
export const attemptsIn = (description: string): number => Number(ATTEMPTS.exec(description)?.[1] ?? 0);

export const withAttempts = (description: string, attempts: number): string =>
  ATTEMPTS.test(description)
    ? description.replace(ATTEMPTS, attemptsLine(attempts))
    : [description, attemptsLine(attempts)].filter((line) => line !== '').join('\n');
