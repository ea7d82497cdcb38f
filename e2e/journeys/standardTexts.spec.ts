import { task } from '../screens/task';
import { expect, test } from '../support/test';

const UNDO = 'ControlOrMeta+z';

test("a text behind '/' is kept, filled in, put into a reply and taken back", async ({ page, given }) => {
  const id = await given('Antwoord met een standaardtekst', { due: 0.2 });
  await page.goto(`/dashboard/taken/overzicht/${id}/berichten`);
  const { replyField } = task(page);
  const option = (name: RegExp) => page.getByRole('option', { name });
  await replyField.click();

  await page.keyboard.type('Wij komen {dag}.\nGroet, {agent} /');
  await option(/Bewaar als/).click();
  await page.getByRole('textbox', { name: /Naam/ }).fill('Afspraak');
  await page.keyboard.press('Enter');
  await expect(replyField).toBeFocused();
  await page.reload();
  await replyField.fill('');
  await page.keyboard.type('Hallo en/of dag. /afs');
  await expect(option(/Afspraak/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Dag' })).toBeFocused();
  await page.keyboard.type('vrijdag');
  await page.keyboard.press('Enter');
  await expect(replyField).toHaveValue('Hallo en/of dag. Wij komen vrijdag.\nGroet, Bram Jansen');
  await expect(replyField).toBeFocused();
  await page.keyboard.press(UNDO);
  await expect(replyField).toHaveValue('Hallo en/of dag. /afs');

  await page.keyboard.press('End');
  await page.keyboard.type(' /vriendelijke');
  await option(/Met vriendelijke groet/).click();
  await expect(replyField).toHaveValue('Hallo en/of dag. /afs Met vriendelijke groet,\nBram Jansen');
  await page.keyboard.press(UNDO);
  await expect(replyField).toHaveValue('Hallo en/of dag. /afs /vriendelijke');
});
