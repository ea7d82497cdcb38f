import type { Page } from '@playwright/test';
import type { WirePage } from '@/testing/colleague';
import { task } from '../screens/task';
import { expect, test } from '../support/test';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const CELLS =
  '<table><tr><td>Maandag</td><td>9 uur</td></tr><tr><td><b>Dinsdag</b></td><td>10 uur</td></tr></table>';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Copies as another program would, in all the types that such a program offers. */
const copy = (page: Page, kinds: Readonly<Record<string, string>>) =>
  page.evaluate(async (list) => {
    const blobs = Object.entries(list).map(([type, data]): [string, Blob] => {
      const isPicture = type.startsWith('image/');
      const bytes = isPicture ? Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)) : data;
      return [type, new Blob([bytes], { type })];
    });
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, kinds);

test('cells of a sheet go into a reply as text, and their picture is uploaded on request', async ({
  page,
  given,
}) => {
  const id = await given('Meterstanden', { due: 0.2 });
  let uploads = 0;
  page.on('request', (request) => request.url().includes('/api/v1/media?') && (uploads += 1));
  await page.goto(`/dashboard/taken/overzicht/${id}/berichten`);
  const { replyField } = task(page);
  await replyField.click();
  await copy(page, { 'text/plain': '12\t34', 'text/html': CELLS, 'image/png': PIXEL });
  await page.keyboard.press('ControlOrMeta+V');
  await expect(replyField).toHaveValue('12\t34');
  const add = page.getByRole('button', { name: 'Toevoegen', exact: true });
  await expect(add).toBeVisible();
  expect(uploads).toBe(0);
  const uploaded = page.waitForResponse(/\/api\/v1\/media\?mediaCategory=TaskMedia/);
  await add.click();
  expect((await uploaded).status()).toBeLessThan(300);
  await expect(add).toBeHidden();
  await expect(replyField).toBeFocused();

  const again = page.waitForResponse(/\/api\/v1\/media\?mediaCategory=TaskMedia/);
  await copy(page, { 'image/png': PIXEL });
  await page.keyboard.press('ControlOrMeta+V');
  expect((await again).status()).toBeLessThan(300);
  await expect(replyField).toHaveValue('12\t34');
  await expect(add).toBeHidden();
});

test.describe('in the editor of an answer', () => {
  test.use({ user: 'carla' });

  test('pasted cells stay apart, and a picture that was cut can be pasted again', async ({
    page,
    colleague,
  }) => {
    const carla = await colleague('carla');
    const [faq] = (await carla.read<WirePage<{ id: string }>>('/api/v1/faqs/admin/all?page=0&pageSize=1'))
      .items;
    const id = faq?.id ?? '';
    const image = '<img src="https://www.corporatie.example/meter.png" alt="De meter">';
    await carla.write('PUT', '/api/v1/faqs/admin', { id, answer: `<p>${image} hier</p><p>Open</p>` });
    await page.goto(`/kennisbank/beheer/${id}`);
    const answer = page.getByRole('textbox', { name: 'Antwoord', exact: true });
    await answer.getByText('Open').click();
    await page.keyboard.press('End');
    await copy(page, { 'text/plain': 'Maandag\t9 uur', 'text/html': CELLS });
    await page.keyboard.press('ControlOrMeta+V');
    await expect(answer.getByRole('cell', { name: '10 uur' })).toBeVisible();
    const picture = answer.getByText('Afbeelding: De meter');
    await picture.click();
    await expect(picture).toHaveClass(/selectednode/);
    await page.keyboard.press('ControlOrMeta+X');
    await expect(picture).toBeHidden();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(picture).toBeVisible();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    const stored = async () => (await carla.read<{ answer: string }>(`/api/v1/faqs/admin/${id}`)).answer;
    await expect
      .poll(stored)
      .toBe(
        `<p>${image} hier</p><p>Open</p><table><tbody><tr><td>Maandag</td><td>9 uur</td></tr><tr><td><strong>Dinsdag</strong></td><td>10 uur</td></tr></tbody></table>`,
      );
  });
});
