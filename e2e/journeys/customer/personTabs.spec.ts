import { expect, test } from '../../support/test';

const MARIA = '/klantenkaart/e2000000-0000-4000-8000-000000000002';
const ZORGGROEP = '/klantenkaart/e2000000-0000-4000-8000-000000000006';

test.describe('forty contracts', () => {
  test.use({ scenario: 'veertigContracten' });

  test('come five at a time; one that is found by address has an address of its own', async ({ page }) => {
    await page.goto(`${ZORGGROEP}/contracten`);
    await expect(page.getByText('5 van 40 getoond')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Amstelveenseweg 204/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.getByRole('button', { name: 'Toon meer' }).click();
    await expect(page.getByText('10 van 40 getoond')).toBeVisible();
    const filter = page.getByRole('combobox', { name: 'Contract' });
    await filter.click();
    await filter.fill('weg 238');
    const found = page.getByRole('option');
    await expect(found).toHaveCount(1);
    await found.click();
    const chosen = page.getByRole('list', { name: 'Gekozen contract' });
    await expect(chosen.getByRole('button', { name: /^Amstelveenseweg 238/ })).toBeVisible();
    await page.reload();
    await expect(chosen.getByRole('button', { name: /^Amstelveenseweg 238/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

test('bills have another order and those of one contract, which a reload keeps', async ({ page }) => {
  await page.goto(`${MARIA}/financieel`);
  await expect(page.getByText('30 rekeningen')).toBeVisible();
  await page.getByText('Oudste eerst').click();
  const bills = page.getByRole('list', { name: 'Rekeningen' });
  await expect(bills.getByRole('listitem').first()).toContainText('Rekening zonder omschrijving');
  await page.getByRole('combobox', { name: 'Contract' }).click();
  await page.getByRole('option', { name: /Kerkstraat 12-G3/ }).click();
  await expect(page.getByText('3 rekeningen')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 rekeningen')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Oudste eerst' })).toBeChecked();
});

test('a panel of the sidebar stays as it was left, over a reload too', async ({ page }) => {
  await page.goto(`${MARIA}/klantscore`);
  const sidebar = page.getByRole('complementary', { name: 'Overzicht van de relatie' });
  const panel = sidebar.getByRole('button', { name: 'Medehuurders en medebewoners' });
  await expect(panel).toHaveAttribute('aria-expanded', 'false');
  await panel.click();
  await expect(sidebar.getByRole('link', { name: 'Yusuf Kaya' })).toBeVisible();
  await page.reload();
  await expect(panel).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar.getByRole('link', { name: 'Yusuf Kaya' })).toBeVisible();
});

test('what is muted is gone, also after a reload', { tag: '@matrix' }, async ({ page }) => {
  await page.goto(`${MARIA}/klantscore`);
  const sidebar = page.getByRole('complementary', { name: 'Overzicht van de relatie' });
  const arrears = sidebar.getByText('Huurachterstand', { exact: true });
  await sidebar.getByRole('button', { name: 'Melding ‘Huurachterstand’ niet meer tonen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Niet meer tonen' }).click();
  await expect(arrears).toHaveCount(0);
  await page.reload();
  await expect(sidebar.getByText('Betalingsregeling loopt')).toBeVisible();
  await expect(arrears).toHaveCount(0);
});
