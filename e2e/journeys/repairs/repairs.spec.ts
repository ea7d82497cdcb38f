import { formatDate } from '@/lib/dates/format';
import { contact } from '../../screens/contact';
import { frame } from '../../screens/frame';
import { phone } from '../../screens/phone';
import { expect, test } from '../../support/test';

const INBOX = '/dashboard/taken/overzicht';
const MARIA = { name: 'Maria van Dijk', number: '0610000731' };

test.use({ user: 'anne' });

test('a leak is reported during a call, planned after a reload and read back, by keyboard alone', async ({
  page,
  backend,
}) => {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter');
  const { incoming, bar } = phone(page);
  const { notes } = contact(page);
  await page.goto(INBOX);
  await press('Aanmelden voor telefonie');
  await page.getByRole('button', { name: 'Aanmelden', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Meer', exact: true }).press('Enter');
  await press('Beschikbaar voor oproepen');
  await page.keyboard.press('Escape');
  await backend.control('phone/ring', { user: 'anne', number: MARIA.number });
  await incoming.getByRole('link', { name: MARIA.name }).press('Enter');
  await expect(frame(page).heading).toHaveText(MARIA.name);
  await page.keyboard.press('Alt+o');
  await expect(bar).toContainText('In gesprek');
  await expect(notes).toBeFocused();
  await page.keyboard.type('Lekkage in de keuken');
  await page.keyboard.press('Alt+u');
  await expect(frame(page).heading).toHaveText('Kerkstraat 10-2');
  await expect(notes).toHaveValue('Lekkage in de keuken');
  await page.getByRole('link', { name: 'Reparatieverzoek' }).press('Enter');
  await press('Gebrek toevoegen');
  await expect(page.getByRole('combobox', { name: 'Zoek een gebrek' })).toBeFocused();
  await page.keyboard.type('lekt kraan keuken');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toHaveAttribute('data-focused');
  await page.keyboard.press('Enter');
  const remark = page.getByRole('textbox', { name: 'Opmerking' });
  await remark.fill('Druppelt sinds gisteren');

  page.on('dialog', (dialog) => void dialog.accept());
  await remark.blur();
  await page.reload();
  await press('Verder met het gebrek');
  await expect(remark).toHaveValue('Druppelt sinds gisteren');
  await remark.press('Control+Enter');
  await press('Verder naar het moment');
  await page
    .getByRole('button', { name: /^Ochtend/ })
    .first()
    .press('Enter');
  await expect(page.getByText(/^Gekozen moment: /)).toBeVisible();
  const number = page.getByRole('textbox', { name: 'Telefoonnummer' });
  await expect(number).toHaveValue(MARIA.number);
  await number.press('Enter');
  await expect(page.getByText(/^De afspraak is op .* uur, met .*, voor: Kraan lekt\.$/)).toBeVisible();
  await press('Nieuw reparatieverzoek');
  await press(new RegExp(`^Kraan lekt, ${formatDate(Date.now())} bekijken$`));
  await expect(page.getByText('Ingediend door klant')).toBeVisible();
});
