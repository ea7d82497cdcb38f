import { expect, test } from '../../support/test';
import { clockOf } from '../../support/clock';

const MANY = 20;

test.use({ user: 'carla' });

test('a coupling is mended: 20 messages are put through one after the other, and one that still fails is told', async ({
  page,
  backend,
  watch,
}) => {
  watch.allow(/^console: Hub /);
  await backend.control('coupling', {
    application: 'Heel',
    state: 'whole',
    messages: MANY - 1,
    scopeId: 's1',
    ms: 0,
  });
  await backend.control('coupling', {
    application: 'Kapot',
    state: 'broken',
    messages: 1,
    scopeId: 's1',
    ms: 0,
  });
  await page.clock.install();
  const pass = clockOf(page);
  await page.goto('/beheer/diagnostics/servicebuserrors?scopeId=s1');
  await page.clock.runFor(1_000);
  const list = page.getByRole('region', { name: 'Lijst met onbezorgde berichten' });
  await expect(list.getByText(`${MANY} berichten`)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Alle mislukte/ }).click();
  await page.getByRole('button', { name: `Alle ${MANY} mislukte` }).click();
  await pass(10, 1);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^\d+ van 20$/);
  await pass(MANY, 1);
  await expect(page.getByRole('heading', { name: `${MANY - 1} gelukt, 1 mislukt` })).toBeVisible();
  await expect(list.getByText('1 bericht', { exact: true })).toBeVisible();
});
