import type { Locator, Page } from '@playwright/test';
import { contact } from '../../screens/contact';
import { callBackDialog } from '../../screens/dialogs';
import { frame } from '../../screens/frame';
import { phone } from '../../screens/phone';
import { search } from '../../screens/search';
import { rowsOf } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ user: 'anne' });

const NUMBER = '0610000731';
const CARD = '/klantenkaart/e2000000-0000-4000-8000-000000000002/tijdlijn';

async function atCard(page: Page) {
  await page.goto(CARD);
  await frame(page).isConnected();
  await phone(page).isReady();
}

const aContact = async (page: Page) => {
  await contact(page).start.click();
  await expect(contact(page).notes).toBeFocused();
};

/** The layers over the page, with the place of the focus in each. */
const layers: Record<string, (page: Page) => Promise<{ layer: Locator; focus: Locator }>> = {
  'a dialog': async (page) => {
    await aContact(page);
    await page.keyboard.press('Alt+b');
    const { dialog, note } = callBackDialog(page);
    await note.fill('Belt over de lekkage');
    return { layer: dialog, focus: note };
  },
  'a question to confirm': async (page) => {
    await aContact(page);
    await contact(page).drop.click();
    const layer = page.getByRole('alertdialog');
    return { layer, focus: layer.getByRole('button').first() };
  },
  'the palette': async (page) => {
    await page.keyboard.press('Control+k');
    const { field } = search(page);
    await field.fill('kerkstraat');
    return { layer: page.getByRole('dialog'), focus: field };
  },
  'a list in a dialog': async (page) => {
    await aContact(page);
    await page.keyboard.press('Alt+b');
    const { dialog, who } = callBackDialog(page);
    await who.click();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    return { layer: dialog, focus: who };
  },
};

for (const [name, open, details] of rowsOf(layers)) {
  test(
    `A call over ${name} is answered and ended with one press each`,
    details,
    async ({ page, backend }) => {
      await atCard(page);
      const { pickUp, hangUp, bar, endAfterWork } = phone(page);
      const { layer, focus } = await open(page);
      await expect(focus).toBeFocused();
      await backend.control('phone/ring', { user: 'anne', number: NUMBER });
      await expect(pickUp).toBeVisible();
      await pickUp.click();
      await expect(bar).toContainText('In gesprek');
      await expect(layer).toBeVisible();
      await expect(focus).toBeFocused();
      await hangUp.click();
      await expect(bar).toContainText('Nawerktijd');
      await endAfterWork.click();
      await expect(bar).toBeHidden();
      await expect(layer).toBeVisible();
      await expect(focus).toBeFocused();
    },
  );
}
