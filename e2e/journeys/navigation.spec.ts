import { inbox } from '../screens/inbox';
import { frame } from '../screens/frame';
import { task } from '../screens/task';
import { holdCalls } from '../support/calls';
import { SESSION } from '../support/config';
import { oncePerTable } from '../support/rows';
import { expect, test } from '../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';
const NOBODY = '11111111-2222-4333-8444-555555555555';

test.describe('landing', () => {
  for (const [place, address] of [
    '/',
    '/dashboard',
    '/dashboard/',
    '/dashboard/taken',
    '/dashboard/taken/',
    '/klantenservice',
    '/dashboard/tasks',
    '/#/dashboard/taken/overzicht',
    '/#!/dashboard/taken',
  ].entries()) {
    test(`${address} leads to the task overview`, oncePerTable(place), async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(OVERVIEW);
      await expect(frame(page).heading).toHaveText('Taken');
    });
  }

  test('keeps the filters of an address with a trailing slash', async ({ page }) => {
    await page.goto(`${OVERVIEW}/?status=PickedUp`);
    await expect(page).toHaveURL(`${OVERVIEW}?status=PickedUp`);
  });

  test('an old address of a task opens its information', async ({ page, given }) => {
    const id = await given('Oud adres');
    for (const address of [`/dashboard/tasks/${id}`, `/dashboard/tasks?taskid=${id}`, `${OVERVIEW}/${id}`]) {
      await page.goto(address);
      await expect(page).toHaveURL(`${OVERVIEW}/${id}/informatie`);
    }
    await expect(task(page).heading('Oud adres')).toBeVisible();
    await expect(page).toHaveTitle('Thuisbalie - Informatie');
  });

  test.describe('somebody with nothing', () => {
    test.use({ user: 'dirk' });
    test('lands on a page that says so', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/dashboard/mededelingen');
      await expect(
        page.getByText(/Je account heeft nog geen rechten om taken of zaken te bekijken/),
      ).toBeVisible();
      await expect(frame(page).menu.getByRole('link', { name: /^Taken/ })).toHaveCount(0);
    });
    test('is kept out of the tasks', async ({ page }) => {
      await page.goto(OVERVIEW);
      await expect(page).toHaveURL('/error/401');
      await expect(frame(page).heading).toHaveText('Je hebt geen toegang tot deze pagina');
    });
  });

  test.describe('an agent without editTask', () => {
    test.use({ user: 'anne' });
    test('cannot edit or link by address', async ({ page }) => {
      for (const kind of ['edit', 'link']) {
        await page.goto(`${OVERVIEW}/${kind}/${NOBODY}`);
        await expect(page).toHaveURL('/error/401');
      }
    });
  });
});

test.describe('X8: addresses that are not one', () => {
  const wrong = [
    'niets',
    `{${NOBODY}}`,
    `${NOBODY}0`,
    NOBODY.replaceAll('-', ''),
    '..%2F..%2Flogout',
    '%2e%2e%2fapi',
    '__proto__',
  ];
  for (const [place, id] of wrong.entries()) {
    test(`${id} is not found`, oncePerTable(place), async ({ page }) => {
      await page.goto(`${OVERVIEW}/${id}/informatie`);
      await expect(page).toHaveURL('/error/404');
      await expect(frame(page).heading).toHaveText('Deze pagina bestaat niet');
      await expect(page).toHaveTitle('Thuisbalie - Niet gevonden');
    });
  }

  test('upper case is the same task', async ({ page, given }) => {
    const id = await given('Hoofdletters');
    await page.goto(`${OVERVIEW}/${id.toUpperCase()}/informatie`);
    await expect(task(page).heading('Hoofdletters')).toBeVisible();
  });

  test('a task that does not exist says so in its pane, beside a list that works', async ({ page }) => {
    await page.goto(`${OVERVIEW}/${NOBODY}/informatie`);
    await expect(page.getByText('Deze taak bestaat niet (meer)')).toBeVisible();
    await expect(inbox(page).rows.first()).toBeVisible();
  });
});

for (const [place, [path, heading, title]] of (
  [
    ['/error', 'Er ging iets mis', 'Fout'],
    ['/error/401', 'Je hebt geen toegang tot deze pagina', 'Geen toegang'],
    ['/error/404', 'Deze pagina bestaat niet', 'Niet gevonden'],
    ['/error/503', 'De server is niet beschikbaar', 'Server niet beschikbaar'],
  ] as const
).entries()) {
  test(`${path} has a heading, a title and a way on`, oncePerTable(place), async ({ page }) => {
    await page.goto(path);
    await expect(frame(page).heading).toHaveText(heading);
    await expect(page).toHaveTitle(`Thuisbalie - ${title}`);
    const main = page.getByRole('main');
    const onward = /^(Naar het begin|Opnieuw proberen)$/;
    await main
      .getByRole('link', { name: onward })
      .or(main.getByRole('button', { name: onward }))
      .first()
      .click();

    await expect(page).toHaveURL(OVERVIEW);
  });
}

test('the heading of a new page gets the focus, and Back does what it says', async ({ page, given }) => {
  await given('Heen en terug', { due: 1 });
  await inbox(page).start();
  await inbox(page).openTask('Heen en terug');
  await task(page).press('Bewerken');
  await expect(frame(page).heading).toHaveText('Taak bewerken');
  await page.goBack();
  await expect(task(page).heading('Heen en terug')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(OVERVIEW);
  await expect(page.getByText('Geen taak geselecteerd')).toBeVisible();
});

test('the menu shows the total of the tasks in the name of its link', async ({ page, colleague }) => {
  const bram = await colleague('bram');
  const { total } = await bram.tasks();
  await inbox(page).start();
  await expect(frame(page).menu.getByRole('link', { name: new RegExp(`^Taken,? ${total}`) })).toBeVisible();
});

test('waits for the permissions before it goes anywhere', async ({ page }) => {
  const release = await holdCalls(page, SESSION);
  const visited: string[] = [];
  page.on('framenavigated', (part) => visited.push(new URL(part.url()).pathname));
  const asked = page.waitForRequest(SESSION);
  await page.goto('/');
  await asked;
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  expect([...new Set(visited)]).toEqual(['/']);
  release();
  await expect(page).toHaveURL(OVERVIEW);
});

test.describe('headers of the production build', () => {
  test('E8, T13: a missing asset is 404; nobody may frame the page', async ({ request }) => {
    const missing = await request.get('/assets/bestaat-niet.js');
    expect(missing.status()).toBe(404);
    const page = await request.get('/dashboard/taken/overzicht');
    expect(page.status()).toBe(200);
    const headers = page.headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    });
    const api = await request.get('/api/v1/system/session');
    expect(api.headers()['cache-control']).toContain('no-store');
  });

  test('T13: a page of another origin cannot frame the app', async ({ page, server, watch }) => {
    watch.allow(/frame\.test|frame-ancestors|Refused to frame|Framing/);
    await page.route('http://frame.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${server.url}/dashboard/taken/overzicht"></iframe>`,
      }),
    );
    await page.goto('http://frame.test/').catch(() => undefined);
    const framed = () => page.frames().find((part) => part !== page.mainFrame());
    await expect.poll(() => framed()?.url()).toMatch(/^chrome-error:/);
  });
});

test('the first Tab offers ways past the menu: to the list and to the details', async ({ page, given }) => {
  const id = await given('Snel ernaartoe');
  await page.goto(`${OVERVIEW}/${id}/informatie`);
  await expect(task(page).heading('Snel ernaartoe')).toBeVisible();
  for (const [name, region] of [
    ['Naar de lijst', '#list'],
    ['Naar de details', '#details'],
  ] as const) {
    await page.getByRole('link', { name: 'Naar de inhoud' }).focus();
    const link = page.getByRole('link', { name });
    await link.focus();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator(region)).toBeFocused();
  }
});
