import { expect, test } from '../../support/test';

const UNIT = '/objectkaart/ab000000-0000-4000-8000-000000000001';

test('a leak is reported and planned by keyboard alone, over a reload, and read back', async ({ page }) => {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter');
  await page.goto(`${UNIT}/reparatieverzoek`);
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
  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('06-12345678');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^De afspraak is op .* uur, met .*, voor: Kraan lekt\.$/)).toBeVisible();
  await press('Nieuw reparatieverzoek');
  await press(/^Kraan lekt, .* bekijken$/);
  await expect(page.getByText('Ingediend door klant')).toBeVisible();
});
