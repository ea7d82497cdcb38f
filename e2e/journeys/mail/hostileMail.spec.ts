import { bundled, HIT, hostileHtml } from '@/testing/badData/hostileHtml';
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

/**
 * The browser parses a mail before it is cleaned, in a document without a window, where nothing runs or is fetched. The
 * policy of the page still reports what it would have refused there.
 */
const READING =
  /^policy: (script-src-attr|style-src-(attr|elem)) refused inline|^policy: (media-src|base-uri) refused|violates the following Content Security Policy/;

/* The watch of every journey reports requests to other hosts and errors. */
for (const bypassCSP of [false, true])
  test.describe(bypassCSP ? 'without a policy' : 'with the policy', { tag: '@matrix' }, () => {
    test.use({ user: 'anne', bypassCSP });

    test('mail that was made to do harm is read as text', async ({ page, watch }) => {
      watch.allow(READING);
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
        const region = page.getByRole('region', { name: 'Bericht' });
        await expect(region.getByText('Het begin')).toBeVisible();
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
