import { contact } from '../screens/contact';
import { frame } from '../screens/frame';
import { phone } from '../screens/phone';
import { settled } from '../support/settled';
import { fits, nameEverything, nameTenant, tooHigh, UNBROKEN } from '../support/strangers';
import { expect, test } from '../support/test';

test.use({ user: 'anne' });

const NUMBER = '0610000731';
test.describe('at 350 pixels', () => {
  test.use({ viewport: { width: 350, height: 740 }, hasTouch: true });
  test('Ring, call and passing on keep their buttons in sight at 350 pixels, beside a name that cannot wrap', async ({
    page,
    anotherDesk,
    backend,
  }) => {
    const other = await anotherDesk('bram');
    await other.goto('/dashboard/taken/overzicht');
    await phone(other).isReady();
    await nameTenant(page);
    await page.goto('/dashboard/taken/overzicht');
    await phone(page).isReady();
    await backend.control('phone/ring', { user: 'anne', number: NUMBER });
    await phone(page).incoming.getByText('€ 3.800,60').waitFor();
    await fits(phone(page).incoming);
    await phone(page).pickUp.click();
    await expect(phone(page).bar).toContainText('In gesprek');
    await phone(page).bar.getByText(UNBROKEN).first().waitFor();
    await fits(phone(page).bar);

    await phone(page).passOn.click();
    const choice = page.getByRole('dialog', { name: /^Doorverbinden/ });
    await phone(page).free.getByRole('button').first().waitFor();
    await fits(choice);
  });
});

const MARIA_ID = 'e2000000-0000-4000-8000-000000000002';
const MARIA = `/klantenkaart/${MARIA_ID}/gegevens`;

/** Each page with its main buttons. */
const pages: readonly [name: string, path: string, ...buttons: RegExp[]][] = [
  ['list of tasks', '/dashboard/taken/overzicht', /^Filters/],
  ['task', 'the task', /^Oppakken$/, /^Meer(?! laden)/],
  ['list of cases', '/dashboard/zaken/overzicht', /^Filters/],
  ['card of a person', MARIA, /^Contact vastleggen$/],
  ['list of customers', '/klanten', /^Nieuwe relatie$/],
  ['dashboard of the chat', '/dashboard/chat', /^Aannemen: /],
  ['list of mail', '/mail'],
  ['knowledge base', '/kennisbank/meestbekeken'],
  ['case', 'the case'],
  ['telephony of a colleague', 'the calls'],
];

const WIDTHS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

for (const [name, path, ...buttons] of pages)
  test.describe('at 1366 and 390 pixels', () => {
    /* Only Anne has the chat, and only Bram has cases. */
    test.use({ user: path.includes('/chat') ? 'anne' : 'bram', viewport: WIDTHS[0], hasTouch: true });
    test(`The ${name} fits when every name is a thousand letters without a space`, async ({
      page,
      given,
      backend,
      colleague,
    }) => {
      const records: Readonly<Record<string, () => Promise<string>>> = {
        'the task': async () => `/dashboard/taken/overzicht/${await given('Lekkage')}/informatie`,
        'the case': async () => {
          const { id } = await backend.makeCase({ title: 'Lekkage', state: 'ready', personId: MARIA_ID });
          return `/dashboard/zaken/overzicht/${id}/stappen`;
        },
        'the calls': async () => `/collegakaart/${(await colleague('bram')).userId}/telephony`,
      };
      const place = (await records[path]?.()) ?? path;
      await nameEverything(page);
      await page.goto(place);
      for (const size of WIDTHS) {
        await page.setViewportSize(size);
        await page.getByRole('main').getByText(UNBROKEN).first().waitFor();
        await settled(page);
        for (const button of buttons)
          await expect(page.getByRole('button', { name: button }).first()).toBeInViewport({ ratio: 1 });
        await fits(page.locator('body'));
        expect(await tooHigh(page)).toEqual([]);
      }
    });
  });

/** A toast takes at most this share of the window's height, with any name in it. */
const MOST = 0.3;

test('A message stays short when it names somebody whose name has a thousand letters', async ({ page }) => {
  await nameTenant(page);
  await page.goto(MARIA);
  await contact(page).start.first().click();
  await contact(page).park.click();
  const message = frame(page).toast(/is geparkeerd\.$/);
  await fits(message);
  const { height = 0 } = (await message.boundingBox()) ?? {};
  expect(height).toBeLessThan(MOST * (page.viewportSize()?.height ?? 0));
});
