import { expect, test } from '../../support/test';

const HANDLED = 3;

test.use({ user: 'anne' });

test('mail after mail is picked up, finished and followed by the next, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/mail');
  const chosen = page.getByRole('button', { name: /^Nieuw \(/, pressed: true });
  await expect(chosen).toBeVisible();
  const before = Number(/\d+/.exec((await chosen.textContent()) ?? '')?.[0]);
  await page.getByText('Kies een mail om te lezen.').waitFor();
  /* The keys move through the loaded list. */
  await page.getByRole('list', { name: 'Ontvangen mail' }).getByRole('link').first().waitFor();
  const addresses = new Set<string>();
  for (let handled = 0; handled < HANDLED; handled += 1) {
    const path = page.url();
    await page.keyboard.press('n');
    await expect(page).not.toHaveURL(path);
    addresses.add(page.url());
    await expect(page.getByRole('button', { name: 'Oppakken' })).toBeEnabled();
    await page.keyboard.press('o');
    await expect(page.getByRole('button', { name: 'Afronden' })).toBeEnabled();
    await page.keyboard.press('a');
    await expect(page.getByText('Deze mail is afgerond.')).toBeVisible();
  }
  expect(addresses.size).toBe(HANDLED);
  await expect(page.getByRole('button', { name: `Nieuw (${before - HANDLED})` })).toBeVisible();
});
