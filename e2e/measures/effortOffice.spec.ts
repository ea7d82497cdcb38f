import type { Locator, Page } from '@playwright/test';
import { search } from '../screens/search';
import { atInbox, counting, findByKeys, findByMouse, type Hand, say } from '../support/effort';
import { expect, test } from '../support/test';

const GO_ON = 'Vastleggen, afronden en volgende';

test.describe('J13: a mail is attached, registered, finished and followed by the next', () => {
  test.use({ user: 'anne' });

  /** Opens the first new mail of a customer with a known address. */
  async function atMail(page: Page) {
    await page.route('**/api/v1/mailmessage?*', async (route) => {
      const answer = await route.fetch();
      const { items, ...rest } = (await answer.json()) as { items: { from: string }[] };
      const [first, ...others] = items;
      await route.fulfill({
        json: { ...rest, items: [{ ...first, from: 'relatie19@voorbeeld.nl', customerId: null }, ...others] },
      });
    });
    await page.goto('/mail');
    const rows = page.getByRole('list', { name: 'Ontvangen mail' }).getByRole('link');
    await rows.first().waitFor();
    return { hand: counting(page), rows };
  }
  const goOn = (page: Page) => page.getByRole('button', { name: GO_ON });
  const finished = (page: Page) => page.waitForResponse(/mailmessage\/finish\//);

  test('by mouse', async ({ page }) => {
    const { hand, rows } = await atMail(page);
    await hand.click(rows.first());
    const url = page.url();
    await hand.click(page.getByRole('button', { name: 'Koppelen en vastleggen' }));
    await expect(goOn(page)).toBeEnabled();
    const done = finished(page);
    await hand.click(goOn(page));
    expect((await done).ok()).toBe(true);
    await expect(page).not.toHaveURL(url);
    say('J13', hand.count(), 3, 'clicks');
    expect(hand.count()).toBeLessThanOrEqual(3);
  });

  test('by keyboard', async ({ page }) => {
    const { hand } = await atMail(page);
    await hand.press('n');
    await expect(page.getByRole('button', { name: 'Koppelen en vastleggen' })).toBeVisible();
    const url = page.url();
    await hand.press('e');
    await expect(goOn(page)).toBeEnabled();
    const done = finished(page);
    await hand.press('Control+Shift+Enter');
    expect((await done).ok()).toBe(true);
    await expect(page).not.toHaveURL(url);
    say('J13', hand.count(), 6, 'keys');
    expect(hand.count()).toBeLessThanOrEqual(6);
  });
});

test.describe('J19: five failed messages are sent again', () => {
  test.use({ user: 'carla' });

  async function atMessages(page: Page) {
    await page.goto('/beheer/diagnostics/servicebuserrors');
    const boxes = page.getByRole('checkbox', { name: /^Bericht .* selecteren$/ });
    await expect(boxes.nth(4)).toBeAttached();
    return { hand: counting(page), boxes };
  }
  const five = (page: Page) =>
    page.getByRole('group', { name: 'Geselecteerde berichten' }).getByText('5 geselecteerd');
  const over = (page: Page) =>
    expect(page.getByRole('list', { name: 'Uitkomst per bericht' }).getByRole('listitem')).toHaveCount(5);

  test('by mouse', async ({ page }) => {
    const { hand, boxes } = await atMessages(page);
    await hand.click(boxes.first());
    await page.keyboard.down('Shift');
    await hand.click(boxes.nth(4));
    await page.keyboard.up('Shift');
    await expect(five(page)).toBeVisible();
    await hand.click(
      page
        .getByRole('group', { name: 'Geselecteerde berichten' })
        .getByRole('button', { name: 'Opnieuw aanbieden' }),
    );
    await over(page);
    say('J19', hand.count(), 3, 'clicks');
    expect(hand.count()).toBeLessThanOrEqual(3);
  });

  test('by keyboard', async ({ page }) => {
    const { hand } = await atMessages(page);
    for (let nth = 0; nth < 5; nth += 1) await hand.press('Shift+ArrowDown');
    await expect(five(page)).toBeVisible();
    await hand.press('Shift+O');
    await over(page);
    say('J19', hand.count(), 8, 'keys');
    expect(hand.count()).toBeLessThanOrEqual(8);
  });
});

test.describe('J18: a failure in a complex is announced', () => {
  test.use({ user: 'carla' });

  const COMPLEX = 'De Waterlelie';
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mededeling aanmaken' });

  /** Starts with the open dialog, where the title has the focus. */
  async function announce(page: Page, hand: Hand, save: (button: Locator) => Promise<void>) {
    await expect(dialog(page).getByRole('textbox', { name: /^Titel/ })).toBeFocused();
    await hand.type('Lift buiten gebruik');
    const done = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /announcement/i.test(answer.url()),
    );
    await save(dialog(page).getByRole('button', { name: 'Opslaan' }));
    expect((await done).ok()).toBe(true);
  }

  test('by mouse', async ({ page }) => {
    const { hand } = await atInbox(page);
    await findByMouse(page, hand, COMPLEX, COMPLEX);
    await hand.click(search(page).highlighted);
    await hand.click(page.getByRole('button', { name: 'Mededeling aanmaken' }));
    await announce(page, hand, hand.click);
    say('J18', hand.count(), 4, 'clicks');
    expect(hand.count()).toBeLessThanOrEqual(4);
  });

  test('by keyboard', async ({ page }) => {
    const { hand } = await atInbox(page);
    await findByKeys(page, hand, COMPLEX, COMPLEX);
    await hand.press('Enter');
    await page.getByRole('button', { name: 'Mededeling aanmaken' }).waitFor();
    await hand.press('Shift+M');
    await announce(page, hand, () => hand.press('Control+Enter'));
    say('J18', hand.count(), 6, 'keys');
    expect(hand.count()).toBeLessThanOrEqual(6);
  });
});

test.describe('J17: a question is written and published', () => {
  test.use({ user: 'carla' });

  const SUBJECTS = ['Wonen', 'Zelf klussen'] as const;
  const form = (page: Page) => page.getByRole('form', { name: 'Nieuwe vraag' });
  const subject = (page: Page, name: string) =>
    form(page).getByRole('group', { name: 'Hoofdonderwerp' }).getByRole('button', { name });

  /** Goes from the inbox to the open form, where the question has the focus, and types the question. */
  async function write(page: Page, hand: Hand, open: () => Promise<void>) {
    await open();
    await expect(form(page).getByRole('textbox', { name: 'Vraag' })).toBeFocused();
    await hand.type('Mag ik een schuur bouwen?');
  }

  /** The question that the server has now. */
  async function published(page: Page, publish: () => Promise<void>) {
    const done = page.waitForResponse((answer) => /faqs\/admin$/.test(answer.url()));
    await publish();
    const sent = await done;
    expect(sent.ok()).toBe(true);
    expect(await sent.json()).toMatchObject({ question: 'Mag ik een schuur bouwen?', status: 1 });
  }

  test('by mouse', async ({ page }) => {
    const { hand } = await atInbox(page);
    await write(page, hand, async () => {
      await findByMouse(page, hand, 'vraag', 'Vraag schrijven');
      await hand.click(search(page).highlighted);
    });
    await hand.click(form(page).getByRole('textbox', { name: 'Antwoord' }));
    await hand.type('Nooit.');
    for (const name of SUBJECTS) await hand.click(subject(page, name));
    await published(page, () => hand.click(form(page).getByRole('button', { name: 'Publiceren' })));
    say('J17', hand.count(), 6, 'clicks');
    expect(hand.count()).toBeLessThanOrEqual(6);
  });

  test('by keyboard', async ({ page }) => {
    const { hand } = await atInbox(page);
    await write(page, hand, async () => {
      await findByKeys(page, hand, 'vraag', 'Vraag schrijven');
      await hand.press('Enter');
    });
    await hand.press('Tab');
    await hand.press('Tab');
    await expect(form(page).getByRole('textbox', { name: 'Antwoord' })).toBeFocused();
    await hand.type('Nooit.');
    await subject(page, SUBJECTS[0]).waitFor();
    await hand.press('Tab');
    for (const name of SUBJECTS) {
      await subject(page, name).waitFor();
      const isThere = () => subject(page, name).evaluate((element) => element === document.activeElement);
      for (let left = 8; left > 0 && !(await isThere()); left -= 1) await hand.press('Tab');
      await hand.press('Enter');
    }
    await published(page, () => hand.press('Control+Shift+Enter'));
    say('J17', hand.count(), 20, 'keys');
    expect(hand.count()).toBeLessThanOrEqual(20);
  });
});
