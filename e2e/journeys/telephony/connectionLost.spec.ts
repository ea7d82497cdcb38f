import { phone } from '../../screens/phone';
import { holdHubConnections } from '../../support/hubConnections';
import { expect, test } from '../../support/test';

const INBOX = '/dashboard/taken/overzicht';
const NUMBER = '0612345678';

test.use({ user: 'anne' });

test(
  'when the connection drops in the middle of a call, the page says so, and shows what happened once it is back',
  { tag: '@matrix' },
  async ({ page, backend, watch }) => {
    const connections = await holdHubConnections(page, watch);
    await page.goto(INBOX);
    const { bar, pickUp, hangUp } = phone(page);
    await phone(page).isReady();
    await backend.control('phone/ring', { user: 'anne', number: NUMBER });
    await pickUp.click();
    await expect(bar).toContainText('In gesprek');
    connections.cut();
    await expect(bar).toContainText('niet live');
    await expect(hangUp).toHaveAttribute('aria-disabled', 'true');
    await backend.control('phone/hangUp', { user: 'anne' });
    connections.restore();
    await expect(bar).toContainText('Nawerktijd');
    await expect(bar).not.toContainText('niet live');
    await expect(bar).not.toContainText('In gesprek');
  },
);
