import { stats } from '@mocks/backend/testServer';

const MAX_MS = 1_000;

/**
 * Waits for the answers that are still on their way when the tests of a file are done: one that comes when the window of that
 * file is gone fails the run. A question that a test left without an answer is not waited for longer than a second.
 */
export async function lastAnswers(): Promise<void> {
  const until = Date.now() + MAX_MS;
  const isOpen = () => stats.seen.some(({ status }) => status === null);
  do await new Promise((resolve) => setTimeout(resolve));
  while (isOpen() && Date.now() < until);
}
