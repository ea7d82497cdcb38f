import { contact } from '../../screens/contact';
import { frame } from '../../screens/frame';
import { phone } from '../../screens/phone';
import { expect, test } from '../../support/test';

const INBOX = '/dashboard/taken/overzicht';
const NUMBER = '0612345678';
const MARIA = { number: '0610000731', roleId: 'e3000000-0000-4000-8000-000000000002' };

test.use({ user: 'anne' });

test('a call is handled by keyboard alone, from the ring to the registered contact', async ({
  page,
  backend,
}) => {
  await page.goto(INBOX);
  const { bar, incoming, tool, logInTool, logIn, more, ready, endAfterWork } = phone(page);
  const { panel, notes, bar: contacts } = contact(page);
  await logInTool.focus();
  await page.keyboard.press('Enter');
  await logIn.focus();
  await page.keyboard.press('Enter');
  await more.focus();
  await page.keyboard.press('Enter');
  await ready.focus();
  await page.keyboard.press('Enter');
  await expect(ready).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(tool).toBeFocused();

  await backend.control('phone/ring', { user: 'anne', number: MARIA.number });
  await expect(incoming.getByRole('region', { name: 'Wie belt' })).toContainText(
    /Maria van Dijk.*Openstaand saldo.*Portaalaccount actief/s,
  );
  await expect(incoming.getByRole('region', { name: 'Huurt' }).getByRole('listitem')).toHaveCount(3);
  await expect(incoming.getByRole('region', { name: 'Openstaand' })).toContainText('€ 3.800,60');
  await expect(incoming.getByRole('region', { name: 'Lopend werk' })).toContainText('Geen open taken');
  await expect(page).toHaveTitle(/^Inkomende oproep van 06-10000731\./);
  await expect(tool).toBeFocused();

  await page.keyboard.press('Alt+o');
  await expect(bar).toContainText('In gesprek');
  await expect(incoming).toBeHidden();
  await expect(panel).toContainText('Telefoon, inkomend');
  await expect(notes).toBeFocused();
  await page.keyboard.type('Lekkage in ');
  await page.keyboard.press('Alt+h');
  await expect(bar).toContainText(/In de wacht \d/);
  await page.keyboard.press('Alt+h');
  await expect(bar).toContainText('In gesprek');
  await page.keyboard.type('de keuken');
  await page.keyboard.press('Alt+l');
  await expect(bar).toContainText('Nawerktijd');
  await expect(notes).toBeFocused();
  await expect(contacts).toContainText('Gesprek beëindigd');

  const registered = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/activity/contact'),
  );
  await page.keyboard.press('Control+Enter');
  expect((await registered).postDataJSON()).toMatchObject({
    roleId: MARIA.roleId,
    channelType: 'Phone',
    direction: 'Inbound',
    description: 'Lekkage in de keuken',
  });
  await expect(frame(page).toast('Contactmoment vastgelegd')).toBeVisible();
  await endAfterWork.focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
});

test(
  'two tabs share one phone: either can operate it, and one goes on when the other crashes',
  { tag: '@matrix' },
  async ({ page, context, backend }) => {
    await page.goto(INBOX);
    await phone(page).isReady();
    const other = await context.newPage();
    await other.goto(INBOX);
    await backend.control('phone/ring', { user: 'anne', number: NUMBER });
    await phone(other).pickUp.click();
    for (const tab of [page, other]) await expect(phone(tab).bar).toContainText('In gesprek');
    const socketOpened = other.waitForEvent('websocket', (socket) => socket.url().includes('/phoneHub'));
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await socketOpened;
    await expect(phone(other).bar).not.toContainText('niet live');
    await phone(other).hangUp.click();
    await expect(phone(other).bar).toContainText('Nawerktijd');
  },
);
