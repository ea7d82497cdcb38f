import type { Locator, Page } from '@playwright/test';
import { chat } from '../screens/chat';
import { contact } from '../screens/contact';
import { callBackDialog, taskDialog } from '../screens/dialogs';
import { frame } from '../screens/frame';
import { phone } from '../screens/phone';
import { search } from '../screens/search';
import { fits, nameTenant, UNBROKEN } from '../support/strangers';
import { expect, test } from '../support/test';

test.use({ user: 'anne', viewport: { width: 350, height: 740 }, hasTouch: true });

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const CARD = `/klantenkaart/${MARIA}/tijdlijn`;

const layer = (page: Page) => page.getByRole('dialog').last();

async function aContact(page: Page) {
  await page.goto(CARD);
  await contact(page).start.click();
  await expect(contact(page).notes).toBeFocused();
}

/** The list of a picker closes when its container scrolls. */
async function bringIntoSight(field: Locator) {
  await field.scrollIntoViewIfNeeded();
  await field.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Opens each layer that shows texts of strangers; returns one such text in it. */
const layers: Record<string, (page: Page) => Promise<Locator>> = {
  'The phone menu': async (page) => {
    await phone(page).isReady();
    await phone(page).tool.click();
    await phone(page).more.click();
    return layer(page);
  },
  'The chat menu with somebody who waits': async (page) => {
    await chat(page).isAvailable();
    await chat(page).tool.click();
    const menu = page.getByRole('group', { name: 'Chat', exact: true });
    await menu.getByText(UNBROKEN).first().waitFor();
    return menu;
  },
  'The palette': async (page) => {
    await search(page).open();
    await search(page).field.fill('Maria van Dijk');
    await search(page).palette.getByText(UNBROKEN).first().waitFor();
    return search(page).palette;
  },
  'The picker of a relation': async (page) => {
    await aContact(page);
    await expect(contact(page).person).toHaveValue(UNBROKEN);
    await bringIntoSight(contact(page).person);
    await contact(page).person.fill('Maria van Dijk');
    const found = page.getByRole('listbox');
    await found.getByText(UNBROKEN).first().waitFor();
    return found;
  },
  'A running contact': async (page) => {
    await aContact(page);
    return contact(page).panel;
  },
  'The dialog to call back': async (page) => {
    await aContact(page);
    await page.keyboard.press('Alt+b');
    return callBackDialog(page).dialog;
  },
  'The dialog of a new task': async (page) => {
    await aContact(page);
    await page.keyboard.press('Alt+t');
    return taskDialog(page).dialog;
  },
  'The notifications': async (page) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Meldingen/ })
      .click();
    return page.getByRole('group', { name: 'Meldingen' });
  },
  'The menu': async (page) => {
    await page.getByRole('button', { name: 'Menu openen' }).click();
    return page.getByRole('navigation', { name: 'Hoofdmenu' });
  },
};

for (const [name, open] of Object.entries(layers))
  test(`${name} keeps its buttons in sight at 350 pixels, beside a word that cannot wrap`, async ({
    page,
  }) => {
    await nameTenant(page);
    await page.goto('/dashboard/taken/overzicht');
    await frame(page).isConnected();
    await fits(await open(page));
  });
