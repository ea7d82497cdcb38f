import { bundled, HIT, hostileHtml } from '@/testing/hostileHtml';
import { expect, test } from '../../support/test';

const MAIL = 'fc000000-0000-4000-8000-000000000001';
const { scripts, events, links, drawings, frames, ofThePage, forms, styles, clobbering } = hostileHtml;
const { mutating, broken, tracking } = hostileHtml;
const BUNDLES = [
  [...scripts, ...events],
  [...links, ...drawings, ...frames],
  [...ofThePage, ...forms, ...styles, ...clobbering],
  [...mutating, ...tracking, ...broken],
];

/** As little as a page can have to itself: the watch of every journey tells of other hosts, errors and what the policy refused. */
for (const bypassCSP of [false, true])
  test.describe(bypassCSP ? 'without a policy' : 'with the policy', { tag: '@matrix' }, () => {
    test.use({ user: 'anne', bypassCSP });

    test('mail that was made to do harm is read as text', async ({ page }) => {
      let body = '';
      await page.route('**/api/v1/mail/outgoing/*', (route) =>
        route.fulfill({ json: { id: MAIL, subject: 'Vreemde mail', to: ['anne@mail.example'], body } }),
      );
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      for (const bundle of BUNDLES) {
        body = `<p>Het begin</p>${bundled(bundle)}`;
        await page.goto(`/mail/uitgaand/${MAIL}`);
        await expect(page.getByText('Het begin')).toBeVisible();
        const region = page.getByRole('region', { name: 'Bericht' });
        await expect(
          region.locator('[style], [onclick], [id]:not(h3), script, iframe, img, form'),
        ).toHaveCount(0);
        await page.getByRole('link', { name: 'Mail', exact: true }).click({ trial: true });
        await page.getByRole('button', { name: 'Doorsturen' }).click({ trial: true });
        expect(await page.evaluate((name) => name in window, HIT)).toBe(false);
        await expect(page).toHaveTitle(/Thuisbalie/);
      }
      expect(asked).toEqual([]);
    });
  });
