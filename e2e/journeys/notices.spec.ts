import { frame } from '../screens/frame';
import { inbox } from '../screens/inbox';
import { expect, test } from '../support/test';

test('what needs me is under the bell, leads to its task, and is kept without its name', async ({
  page,
  given,
}) => {
  await inbox(page).start();
  await page.waitForFunction(() => localStorage.getItem('notices') !== null);
  const id = await given('Sleutel van de berging', { due: 48 });
  await frame(page).notifications.click();
  const line = page.getByRole('tabpanel').getByRole('link', { name: /Nieuwe taak.*Sleutel van de berging/ });
  await expect(line).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('notices'))).not.toContain('Sleutel');
  await line.click();
  await expect(page).toHaveURL(new RegExp(id));
});
