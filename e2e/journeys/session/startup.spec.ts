import { holdCalls } from '../../support/calls';
import { expect, test } from '../../support/test';
import { inbox } from '../../screens/inbox';

const START = '/dashboard/taken/overzicht';

test('the frame of the page is there before the program, in the place that the program gives it', async ({
  page,
}) => {
  const goOn = await holdCalls(page, /\/assets\/first-.*\.js$/);
  await page.goto(START, { waitUntil: 'commit' });
  const opening = page.locator('.opening');
  await expect(opening).toContainText('Thuisbalie');
  const boxesOf = (bar: string, menu: string) =>
    Promise.all(
      [bar, `${bar} svg:has(circle)`, menu].map((place) => page.locator(place).first().boundingBox()),
    );
  const before = await boxesOf('.opening-bar', '.opening-menu');
  goOn();
  await expect(inbox(page).rows.first()).toBeVisible();
  await expect(opening).toHaveCount(0);
  expect(await boxesOf('header', 'div:has(> [aria-label=Hoofdmenu])')).toEqual(before);
});

test('no extension of the browser can record the store', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const extension = () => {
      asked.push('asked');
      return (all: unknown) => all;
    };
    Object.assign(window, { asked, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
  });
  await inbox(page).start();
  await expect(page.evaluate(() => Reflect.get(window, 'asked') as unknown)).resolves.toEqual([]);
});
