import { frame } from '../screens/frame';
import { inbox } from '../screens/inbox';
import { task } from '../screens/task';
import { countCalls } from '../support/calls';
import { expect, test } from '../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';

test.describe('E6: a part of the program that is gone after a deploy', () => {
  const LATER = /\/assets\/work-[^/]*\.js/;
  test('is requested again after one reload, never in a loop', async ({ page, given, watch }) => {
    watch.allow(/dynamically imported module|error loading|report not delivered/i);
    const id = await given('Nieuwe versie', { due: 0.2 });
    await page.route(LATER, (route) => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(`${OVERVIEW}/${id}/informatie`);
    await task(page).press('Bewerken');
    await expect(page.getByRole('heading', { name: 'Dit scherm kon niet worden geladen' })).toBeVisible();
    await frame(page).isQuiet();
    expect(loads).toBeLessThanOrEqual(2);
    await page.unroute(LATER);
    await page.getByRole('button', { name: 'Pagina verversen' }).click();
    await expect(frame(page).heading).toHaveText('Taak bewerken');
  });
});

test('the page cannot be used under an ended session, even when no file of the program can be fetched', async ({
  page,
  given,
  watch,
}) => {
  watch.allow(/dynamically imported module|preload CSS|report not delivered/i);
  const id = await given('Sessie zonder bestanden', { due: 0.2 });
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  await task(page).replyField.fill('Bewaar dit.');
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(/\/system\/session|\/task\/discuss\//, (route) =>
    route.fulfill({ status: 401, json: {} }),
  );
  await task(page).send.click();
  const layer = page.getByRole('alertdialog', { name: 'Je sessie is verlopen' });
  await expect(layer).toBeVisible();
  const posts = countCalls(page, 'POST', /\/task\/discuss\//);
  for (const control of [task(page).send, page.locator('[data-top-bar] a').first()]) {
    const { x, y } = (await control.boundingBox())!;
    await page.mouse.click(x + 5, y + 5);
  }
  await page.keyboard.press('Escape');
  await expect(layer).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${id}/berichten`));
  expect(posts()).toBe(0);
});

test('E6: when the program itself cannot be fetched, a plain page says so and loads it again', async ({
  page,
  watch,
}) => {
  watch.allow(/dynamically imported module|Failed to load resource/i);
  const program = /\/assets\/first-[^/]*\.js/;
  await page.route(program, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(OVERVIEW);
  await expect(page.getByRole('heading', { name: 'Het programma kan niet worden getoond' })).toBeVisible();
  await page.unroute(program);
  await page.getByRole('button', { name: 'Pagina verversen' }).click();
  await expect(inbox(page).rows.first()).toBeVisible();
});
