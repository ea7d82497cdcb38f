import { expect, test } from '../../support/test';

test.use({ user: 'carla' });

test('a supplier is found by its work area, changed in the overview, and read back on its card', async ({
  page,
}) => {
  await page.goto('/leveranciers');
  await page.getByRole('link', { name: 'Overzicht met werkgebieden' }).click();
  const list = page.getByRole('list', { name: 'Leveranciersoverzicht' });
  await expect(list.getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('button', { name: /Werkgebied/ }).click();
  await page.getByRole('option', { name: 'Wijkbeheer Zuid' }).click();
  const [first] = await list.getByRole('link', { name: /Installatietechniek/ }).all();
  await list
    .getByRole('button', { name: /wijzigen$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mailadres voor planning' }).fill('planning@nieuw.example');
  await dialog.getByRole('switch', { name: 'Plant zelf afspraken' }).click();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(list.getByText('Plant zelf').first()).toBeVisible();
  await first?.click();
  await expect(page.getByRole('region', { name: 'Leverancier' })).toContainText(
    /plant zelf afspraken.*Wijkbeheer Zuid/,
  );
});
