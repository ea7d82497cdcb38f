import { task } from '../screens/task';
import { expect, test } from '../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';

test.describe('headers of the production build', () => {
  test('E8, T13: a missing asset is 404, and no page may frame the program', async ({
    page,
    request,
    server,
    watch,
  }) => {
    const missing = await request.get('/assets/bestaat-niet.js');
    expect(missing.status()).toBe(404);
    const document = await request.get(OVERVIEW);
    expect(document.status()).toBe(200);
    const headers = document.headers();
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

    watch.allow(/frame\.test|frame-ancestors|Refused to frame|Framing/);
    await page.route('http://frame.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${server.url}${OVERVIEW}"></iframe>` }),
    );
    await page.goto('http://frame.test/');
    const framed = () => page.frames().find((part) => part !== page.mainFrame());
    await expect.poll(() => framed()?.url()).toMatch(/^chrome-error:/);
  });
});

test(
  'the first Tab offers ways past the menu: to the list and to the details',
  { tag: '@matrix' },
  async ({ page, given }) => {
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
  },
);
