/** How often it was tried stands in the description of a task to call somebody back, on a line of its own. */
const ATTEMPTS = /^Pogingen: (\d{1,4})$/m;

export const attemptsLine = (attempts: number): string => `Pogingen: ${String(attempts)}`;

/** As far as the description says so. */
export const attemptsIn = (description: string): number => Number(ATTEMPTS.exec(description)?.[1] ?? 0);

export const withAttempts = (description: string, attempts: number): string =>
  ATTEMPTS.test(description)
    ? description.replace(ATTEMPTS, attemptsLine(attempts))
    : [description, attemptsLine(attempts)].filter((line) => line !== '').join('\n');
