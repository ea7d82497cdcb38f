import { inbox } from '../screens/inbox';
import { frame } from '../screens/frame';
import { task } from '../screens/task';
import { holdCalls } from '../support/calls';
import { SESSION } from '../support/config';
import { expect, test } from '../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';

test('an old address of a task opens its information', async ({ page, given }) => {
  const id = await given('Oud adres');
  for (const address of [`/dashboard/tasks/${id}`, `/#!/dashboard/tasks?taskid=${id}`]) {
    await page.goto(address);
    await expect(page).toHaveURL(`${OVERVIEW}/${id}/informatie`);
  }
  await expect(task(page).heading('Oud adres')).toBeVisible();
  await expect(page).toHaveTitle('Thuisbalie - Informatie');
});

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
