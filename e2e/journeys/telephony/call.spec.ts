import { contact } from '../../screens/contact';
import { frame } from '../../screens/frame';
import { inbox } from '../../screens/inbox';
import { expect, test } from '../../support/test';

const CARD = '/klantenkaart/e2000000-0000-4000-8000-000000000002/tijdlijn';

test(
  'a task that is opened during a conversation is shown whole beside it',
  { tag: '@matrix' },
  async ({ page, given }) => {
    await given('Naast het gesprek', { due: 0.2 });
    const call = contact(page);
    await page.goto(CARD);
    await call.start.click();
    await frame(page)
      .menu.getByRole('link', { name: /^Taken/ })
      .click();
    await inbox(page).openTask('Naast het gesprek');
    const record = await page.locator('#details').boundingBox();
    const panel = await call.panel.boundingBox();
    expect((record?.x ?? 0) + (record?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  },
);

test(
  'one press leads from an answer that is read aloud to the channel or to the identity',
  { tag: '@matrix' },
  async ({ page }) => {
    const call = contact(page);
    await page.goto(CARD);
    await frame(page).isConnected();
    await call.start.click();
    await call.notes.fill('huur opzeggen');
    await call.suggestions.first().click();
    await expect(call.panel.getByRole('article')).toBeInViewport();
    await expect(call.channel).not.toBeInViewport();
    await call.steps.getByRole('button', { name: 'Telefoon, inkomend' }).click();
    await expect(call.channel).toBeFocused();
    await expect(call.channel).toBeInViewport({ ratio: 1 });
    await call.steps.getByRole('button', { name: 'Identiteit nog open' }).click();
    await expect(call.fact('Geboortedatum')).toBeFocused();
    await expect(call.fact('Geboortedatum')).toBeInViewport({ ratio: 1 });
  },
);
