import { said } from '@/testing/said';
import { editScreen } from '../screens/forms';
import { frame } from '../screens/frame';
import { countCalls, untilAsked } from '../support/calls';
import { expect, test } from '../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';

const file = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const UPLOAD = /\/api\/v1\/media\?/;

test('W10: a file that was uploaded is not uploaded again when saving failed', async ({ page, given }) => {
  const id = await given('Foto erbij', { due: 0.2 });
  await page.goto(`${OVERVIEW}/edit/${id}`);
  const uploads = countCalls(page, 'POST', UPLOAD);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Geüpload', { exact: true })).toBeVisible();
  await page.route(/\/task\/update\//, (route) => route.fulfill({ status: 500, json: {} }));
  await editScreen(page).save.click();
  await expect(page.getByText(said.updateFailed, { exact: true })).toBeVisible();
  await page.unroute(/\/task\/update\//);
  await untilAsked(page, /\/task\/update\//, () => editScreen(page).save.click());
  await expect(frame(page).toast(said.updated)).toBeVisible();
  expect(uploads()).toBe(1);
});
