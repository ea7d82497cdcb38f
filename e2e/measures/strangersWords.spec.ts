import { phone } from '../screens/phone';
import { fits, nameTenant, UNBROKEN } from '../support/strangers';
import { expect, test } from '../support/test';

test.use({ user: 'anne', viewport: { width: 350, height: 740 }, hasTouch: true });

const NUMBER = '0610000731';
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
