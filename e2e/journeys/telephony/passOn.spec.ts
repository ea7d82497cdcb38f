import { contact } from '../../screens/contact';
import { phone } from '../../screens/phone';
import { expect, test } from '../../support/test';

const INBOX = '/dashboard/taken/overzicht';
const MARIA = '0610000731';
const HANDYMAN = '0612345678';

test.use({ user: 'anne' });

test(
  'a call is passed on to a colleague, whose desk says who it is',
  { tag: '@matrix' },
  async ({ page, anotherDesk, backend }) => {
    const other = await anotherDesk('bram');
    for (const desk of [page, other]) {
      await desk.goto(INBOX);
      await phone(desk).isReady();
    }
    await backend.control('phone/ring', { user: 'anne', number: MARIA });
    await phone(page).pickUp.click();
    await expect(phone(page).bar).toContainText('In gesprek');

    await phone(page).passOn.click();
    await phone(page)
      .free.getByRole('button', { name: /^Naar Bram/ })
      .click();
    await expect(phone(page).bar).toContainText('Nawerktijd');
    await expect(phone(other).incoming.getByRole('region', { name: 'Wie belt' })).toContainText(
      'Maria van Dijk',
    );
    await phone(other).pickUp.click();
    await expect(phone(other).bar).toContainText('In gesprek');
  },
);

test(
  'somebody is asked while the caller waits, after which the two talk with each other',
  { tag: '@matrix' },
  async ({ page, backend }) => {
    await page.goto(INBOX);
    const { bar, tool, pickUp, number } = phone(page);
    await phone(page).isReady();
    await backend.control('phone/ring', { user: 'anne', number: MARIA });
    await pickUp.click();
    await expect(bar).toContainText('In gesprek');
    await expect(contact(page).notes).toBeFocused();

    await tool.click();
    await number.fill(HANDYMAN);
    await number.press('Enter');
    await page.keyboard.press('Escape');
    const calls = bar.getByRole('listitem');
    await expect(calls).toHaveCount(2);
    await expect(calls.filter({ hasText: 'In de wacht' })).toHaveCount(1);
    const asked = calls.filter({ hasText: 'In gesprek' });
    await asked.getByRole('button', { name: /^Doorverbinden/ }).click();
    await page.getByRole('button', { name: /^Verbind .* met / }).click();
    await expect(calls).toHaveCount(0);
    await expect(bar).toContainText('Nawerktijd');
  },
);
