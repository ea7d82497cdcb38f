import type { Locator } from '@playwright/test';
import { said } from '@/testing/said';
import { inbox } from '../../screens/inbox';
import { frame } from '../../screens/frame';
import { task } from '../../screens/task';
import { untilAsked } from '../../support/calls';
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

test('T2: a script in a task is text everywhere', async ({ page, given, colleague }) => {
  const bad = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  const id = await given(bad, { due: 0.2, description: `${bad} omschrijving` });
  await (await colleague('anne')).reply(id, `${bad} bericht`);
  await inbox(page).start();
  await page.goto(`/dashboard/taken/overzicht/${id}/informatie`);
  await expect(page.getByText(`${bad} omschrijving`)).toBeVisible();
  await task(page).openTab('Berichten');
  await expect(page.getByText(`${bad} bericht`)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
});

test('X4: very long words, emoji and right-to-left stay inside their pane', async ({ page, given }) => {
  const id = await given(`${'Zeerlangwoord'.repeat(20)} 👨‍👩‍👧‍👦 שלום`, {
    due: 0.2,
    description: 'x'.repeat(20_000),
  });
  await page.goto(`/dashboard/taken/overzicht/${id}/informatie`);
  await expect(task(page).pane).toBeVisible();
  await expect(inbox(page).rows.first()).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('TASK-81, T16: a pasted image becomes an attachment, pasted markup is text', async ({
  page,
  given,
  colleague,
}) => {
  const id = await given('Plak maar', { due: 0.2 });
  await page.goto(`/dashboard/taken/overzicht/${id}/berichten`);
  const { replyField } = task(page);
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
});

test('X9: an answer that cannot be read is an error of its pane only', async ({ page, given, watch }) => {
  watch.allow(/unusable/);
  const id = await given('Kapotte geschiedenis', { due: 0.2 });
  await page.route(/GetHistory/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Login</p>' }),
  );
  await page.goto(`/dashboard/taken/overzicht/${id}/berichten`);
  await expect(task(page).pane.getByText('De berichten konden niet worden geladen.')).toBeVisible();
  await expect(inbox(page).rows.first()).toBeVisible();
  await frame(page).isConnected();
  const again = task(page).pane.getByRole('button', { name: 'Opnieuw proberen' });
  /* Once connected it is asked again by itself. */
  await expect(again).not.toHaveAttribute('aria-busy');
  await page.unroute(/GetHistory/);
  await again.click();
  await expect(task(page).pane.getByText('De berichten konden niet worden geladen.')).toHaveCount(0);
});

test('X1, X2, X10: a task with nothing, wrong kinds and unknown values is still shown', async ({
  page,
  given,
}) => {
  const id = await given('Vreemde gegevens', { due: 0.2 });
  await page.route(new RegExp(`byId/${id}`), async (route) => {
    const answer = await route.fetch();
    const whole = (await answer.json()) as Record<string, unknown>;
    const strange = {
      ...whole,
      status: 17,
      ends: '0001-01-01T00:00:00',
      mediaIds: null,
      taskType: 7,
      completeBy: {},
      properties: JSON.parse('{"__proto__": "x", "scopeId": 3}') as unknown,
    };
    await route.fulfill({ json: strange });
  });
  await page.goto(`/dashboard/taken/overzicht/${id}/informatie`);
  await expect(task(page).heading('Vreemde gegevens')).toBeVisible();
  await expect(task(page).pane.getByText('Onbekend (17)').first()).toBeVisible();
});

test(
  'M5: one notice per cause, five at most, and all of them in Meldingen',
  { tag: '@matrix' },
  async ({ page, given }) => {
    const id = await given('Veel meldingen', { due: 0.2 });
    await page.goto(`/dashboard/taken/overzicht/${id}/informatie`);
    await page.route(/\/pickUp\//, (route) => route.fulfill({ status: 500, json: {} }));
    for (let time = 0; time < 4; time += 1)
      await untilAsked(page, /\/pickUp\//, () => task(page).press('Oppakken'));
    await expect(frame(page).toast(said.pickUpFailed)).toHaveCount(1);
    await frame(page).notifications.click();
    await page.getByRole('tab', { name: 'Meldingen' }).click();
    await expect(page.getByRole('tabpanel').getByText(said.pickUpFailed)).toBeVisible();
  },
);
