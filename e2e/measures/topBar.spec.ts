import type { Page } from '@playwright/test';
import { chat } from '../screens/chat';
import { phone } from '../screens/phone';
import { task } from '../screens/task';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

test.use({ user: 'anne' });

/** The controls of the top bar that are partly outside the window, or covered by another one. */
const outOfReach = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-top-bar] button, [data-top-bar] a')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const pressed = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < 0 || right > innerWidth || width < 24 || !element.contains(pressed);
      })
      .map((element) => element.ariaLabel ?? element.textContent),
  );

/** Fills the top bar with all its parts: phone, chat, the queue and drafts. */
async function fillBar(page: Page, taskId: string): Promise<void> {
  await page.goto(`/dashboard/taken/overzicht/${taskId}/berichten`);
  await task(page).replyField.fill('Nog niet verstuurd');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Concepten/ })
    .waitFor();
  await phone(page).isReady();
  await chat(page).isAvailable();
}

const WINDOWS = [
  [{ width: 768, height: 1024 }, true],
  [{ width: 390, height: 844 }, true],
  [{ width: 320, height: 640 }, false],
  [{ width: 320, height: 256 }, false],
] as const;

test.use({ viewport: WINDOWS[0][0], hasTouch: true });

test('the top bar holds phone, chat, queue and drafts beside the menu of the user, down to 320×256 pixels', async ({
  page,
  given,
}) => {
  await fillBar(page, await given('Lekkage in de badkamer'));
  const banner = page.getByRole('banner');
  for (const [viewport, isLogoShown] of WINDOWS) {
    await page.setViewportSize(viewport);
    await settled(page);
    await expect.poll(() => outOfReach(page)).toEqual([]);
    await expect(banner.getByRole('button', { name: /instellingen en afmelden$/ })).toBeInViewport({
      ratio: 1,
    });
    await expect(banner.getByRole('link', { name: /naar het begin$/ })).toBeVisible({
      visible: isLogoShown,
    });
    await expect(banner.getByRole('button', { name: /^Concepten/ })).toBeInViewport({ ratio: 1 });
    await expect(chat(page).next).toBeInViewport({ ratio: 1 });
    const beyond = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
  }
});
