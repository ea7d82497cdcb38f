import type { Locator, Page } from '@playwright/test';
import { holdCalls } from './calls';

export type Desks = readonly [Page, Page];

/** The head starts of the second desk: long, short or none. A negative one is a head start of the first desk. */
export const HEADS_MS = [-96, -24, 0, 24, 96] as const;

/**
 * Both desks press the same button; returns the statuses of their requests, once both have ended. Without a head start
 * both calls are made before either goes on. With one, the button of the later desk may be gone before it is pressed.
 */
export async function race(
  desks: Desks,
  call: RegExp,
  head: number,
  button: (desk: Page) => Locator,
): Promise<() => readonly number[]> {
  const statuses: number[] = [];
  for (const desk of desks)
    desk.on('response', (response) => {
      if (call.test(response.url())) statuses.push(response.status());
    });
  if (head === 0) {
    const asked = desks.map((desk) => desk.waitForRequest(call));
    const release = await Promise.all(desks.map((desk) => holdCalls(desk, call)));
    await Promise.all(desks.map((desk) => button(desk).click()));
    await Promise.all(asked);
    release.forEach((goOn) => goOn());
    return () => statuses;
  }
  const press = async (desk: Page, wait: number) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    /* At least one of the two buttons is pressed, even on a slow machine. */
    await button(desk)
      .click({ timeout: wait === 0 ? 15_000 : 3_000 })
      .catch(() => undefined);
  };
  await Promise.all([press(desks[0], Math.max(0, head)), press(desks[1], Math.max(0, -head))]);
  return () => statuses;
}
