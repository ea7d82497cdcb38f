import type { Locator } from '@playwright/test';
import { task } from '../../screens/task';
import { expect, test } from '../../support/test';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const pasteInto = async (field: Locator, items: { type: string; data: string; name?: string }[]) =>
  field.evaluate((element, list) => {
    const transfer = new DataTransfer();
    for (const { type, data, name } of list) {
      if (name === undefined) transfer.setData(type, data);
      else
        transfer.items.add(
          new File([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], name, { type }),
        );
    }
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
    );
  }, items);

test('T2, T16, TASK-81: a script in a task is text, a pasted image becomes an attachment, pasted markup is text', async ({
  page,
  given,
  colleague,
}) => {
  const bad = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  const id = await given(bad, { due: 0.2, description: `${bad} omschrijving` });
  await (await colleague('anne')).reply(id, `${bad} bericht`);
  await page.goto(`/dashboard/taken/overzicht/${id}/berichten`);
  const { replyField } = task(page);
  await expect(page.getByText(`${bad} bericht`)).toBeVisible();
  await replyField.focus();
  const uploaded = page.waitForResponse(/\/api\/v1\/media\?mediaCategory=TaskMedia/);
  await pasteInto(replyField, [{ type: 'image/png', data: PIXEL, name: 'foto.png' }]);
  expect((await uploaded).status()).toBeLessThan(300);
  const bram = await colleague('bram');
  await expect.poll(async () => (await bram.task(id)).mediaIds?.length).toBe(1);

  let uploads = 0;
  page.on('request', (request) => request.url().includes('/api/v1/media?') && (uploads += 1));
  await pasteInto(replyField, [{ type: 'application/x-msdownload', data: PIXEL, name: 'virus.exe' }]);
  await pasteInto(replyField, [{ type: 'text/html', data: '<b onclick="x()">vet</b>' }]);
  await expect(replyField).not.toHaveValue(/<b/);
  expect(uploads).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
