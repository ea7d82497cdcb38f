const WAIT_MS = 1_500;

/** For what every page has but no first screen waits for: nothing of it may compete with the first rows. */
export const firstScreenSettled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WAIT_MS));
