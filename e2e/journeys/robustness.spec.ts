import { caseList, openedCase } from '../screens/cases';
import { said } from '@/testing/said';
import { frame } from '../screens/frame';
import { inbox } from '../screens/inbox';
import { task } from '../screens/task';
import { SESSION } from '../support/config';
import { holdHubLine } from '../support/hubLine';
import { expect, test } from '../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';

test.describe('E10: the browser keeps nothing', () => {
  test('starts and filters when storage is forbidden', async ({ page, watch }) => {
    watch.allow(/console: Storage /);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Forbidden', 'SecurityError');
          },
        });
      }
    });
    await inbox(page).start();
    await inbox(page).filterStatus('Opgepakt');
    await expect(page).toHaveURL(/status=PickedUp/);
  });
});

test('E11: works in a browser without locks, channels and notices', async ({ page, given }) => {
  await given('Oude browser', { due: 0.2 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    for (const name of ['BroadcastChannel', 'Notification']) Reflect.deleteProperty(window, name);
  });
  await inbox(page).start();
  await inbox(page).openTask('Oude browser');
  await task(page).press('Oppakken');
  await expect(frame(page).toast(said.pickedUp)).toBeVisible();
});

test.describe('E9: another clock and another place', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('dates are those of Amsterdam, and a clock that is a day off ends no session', async ({
    page,
    given,
    colleague,
  }) => {
    const id = await given('Andere tijdzone', { due: 24 });
    const bram = await colleague('bram');
    const { created } = await bram.task(id);
    await page.clock.install({ time: Date.now() + 24 * 3_600_000 });
    const renewals: string[] = [];
    page.on('request', (request) => SESSION.test(request.url()) && renewals.push(request.url()));
    await page.goto(`${OVERVIEW}/${id}/informatie`);
    const time = new Intl.DateTimeFormat('nl-NL', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Amsterdam',
    }).format(new Date(created));
    await expect(task(page).pane.getByText(time).first()).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(renewals.length).toBeLessThanOrEqual(2);
  });
});

test.describe('E6: a part of the program that is gone after a deploy', () => {
  const LATER = /\/assets\/work-[^/]*\.js/;
  test('is asked for again after one reload, never in a loop', async ({ page, given, watch }) => {
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

test.describe('X2: values that nobody has heard of', () => {
  test('a step with an unknown status is shown as such, without actions, and the list lives on', async ({
    page,
    backend,
    colleague,
    watch,
  }) => {
    const title = 'Onbekende stap';
    const line = await holdHubLine(page, watch);
    const bram = await colleague('bram');
    const { id } = await backend.makeCase({ type: 'Huurachterstand', title });
    await openedCase(page).open(id);
    const whole = await bram.case(id);
    await frame(page).isConnected();
    const [first, ...rest] = whole.steps;
    for (const [seconds, status] of ['Ingevroren', 'constructor'].entries()) {
      line.push('updated', {
        ...whole,
        caseFlowId: id,
        lastModified: new Date(Date.now() + 1_000 * (seconds + 1)).toISOString(),
        steps: [{ ...first, status }, ...rest],
      });
      await expect(openedCase(page).steps.getByText(`Onbekend (${status})`, { exact: true })).toBeVisible();
    }
    await expect(openedCase(page).step(first!.title).pickUp).toHaveCount(0);
    await expect(openedCase(page).step(rest[0]!.title).step).toBeVisible();
    await expect(caseList(page).rows.first()).toBeVisible();
    await expect(page.getByText(/kan niet worden getoond/)).toHaveCount(0);
  });

  test('a file of an unknown kind is shown by its title', async ({ page, given }) => {
    const id = await given('Vreemde bijlage', { due: 0.2 });
    const mediaId = 'aa000000-0000-4000-8000-0000000000aa';
    await page.route(/\/task\/byId\//, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as object), mediaIds: [mediaId] },
      });
    });
    await page.route(/\/media\/set/, (route) =>
      route.fulfill({
        json: [{ id: mediaId, type: 'MediaHologramModel', title: 'Hologram', mediaCategory: 'TaskMedia' }],
      }),
    );
    await page.goto(`${OVERVIEW}/${id}/informatie`);
    const files = page.getByRole('list', { name: 'Bijlagen' });
    await expect(files.getByText('Hologram', { exact: true })).toBeVisible();
    await expect(files.getByText('Onbekend (MediaHologramModel)')).toBeVisible();
    await expect(inbox(page).rows.first()).toBeVisible();
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
  await expect(task(page).send.click({ trial: true, timeout: 1_000 })).rejects.toThrow(/intercepts pointer/);
  const box = await page.locator('[data-top-bar] a').boundingBox();
  await page.mouse.click(box!.x + 5, box!.y + 5);
  await page.keyboard.press('Escape');
  await expect(layer).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${id}/berichten`));
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

test('P5: an error that nobody caught is reported once, and the page stays', async ({ page, watch }) => {
  watch.allow(/Kapotte knop/);
  const reports: string[] = [];
  await page.route(/\/api\/v1\/error\/error/, async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 200, json: {} });
  });
  await inbox(page).start();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Kapotte knop');
    });
    void Promise.reject(new Error('Kapotte knop als belofte'));
  });
  await expect
    .poll(() => reports.filter((report) => report.includes('Kapotte knop')).length)
    .toBeGreaterThanOrEqual(1);
  const report = JSON.parse(reports[0] ?? '{}') as Record<string, unknown>;
  for (const field of ['applicationName', 'exceptionType', 'message', 'exceptionMessage', 'stackTrace']) {
    expect(typeof report[field], field).toBe('string');
  }
  await expect(inbox(page).rows.first()).toBeVisible();
});
