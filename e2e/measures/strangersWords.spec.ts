import type { Locator, Page } from '@playwright/test';
import { phone } from '../screens/phone';
import { expect, test } from '../support/test';

test.use({ user: 'anne', viewport: { width: 350, height: 740 }, hasTouch: true });

const NUMBER = '0610000731';
const UNBROKEN = 'Onafgebrokenwoord'.repeat(60).slice(0, 1_000);

/** The tenant gets a name that cannot wrap. */
async function nameTenant(page: Page) {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    const body = (await answer.text()).replaceAll('Maria van Dijk', UNBROKEN);
    return route.fulfill({ response: answer, body });
  });
}

/** What of a layer scrolls sideways, and which of its buttons are not wholly between the sides of the window. */
const outOfSight = (layer: Locator) =>
  layer.evaluate((root) => {
    const all = [root, ...root.querySelectorAll<HTMLElement>('*')].filter((one) => one.checkVisibility());
    const name = (one: Element) => `${one.tagName} ${one.ariaLabel ?? one.textContent}`.slice(0, 60);
    const sideways = all.filter(
      (one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX),
    );
    const buttons = all.filter((one) => one.matches('button, a[href]'));
    const cut = buttons.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
    const isPageWider = document.documentElement.scrollWidth > innerWidth;
    return [...sideways, ...cut].map(name).concat(isPageWider ? ['the page'] : []);
  });

const fits = async (layer: Locator) => {
  await expect(layer).toBeVisible();
  expect(await outOfSight(layer)).toEqual([]);
};

test('Ring, call and passing on keep their buttons in sight at 350 pixels, beside a name that cannot wrap', async ({
  page,
  anotherDesk,
  backend,
}) => {
  const other = await anotherDesk('bram');
  await other.goto('/dashboard/taken/overzicht');
  await phone(other).isReady();
  await nameTenant(page);
  await page.goto('/dashboard/taken/overzicht');
  await phone(page).isReady();
  await backend.control('phone/ring', { user: 'anne', number: NUMBER });
  await phone(page).incoming.getByText('€ 3.800,60').waitFor();
  await fits(phone(page).incoming);
  await phone(page).pickUp.click();
  await expect(phone(page).bar).toContainText('In gesprek');
  await phone(page).bar.getByText(UNBROKEN).first().waitFor();
  await fits(phone(page).bar);

  await phone(page).passOn.click();
  const choice = page.getByRole('dialog', { name: /^Doorverbinden/ });
  await phone(page).free.getByRole('button').first().waitFor();
  await fits(choice);
});
