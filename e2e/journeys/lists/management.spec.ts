import { expect, test } from '../../support/test';

test.use({ user: 'carla' });

test('two people change one quick link: nothing is overwritten unseen', async ({ page, anotherDesk }) => {
  const other = await anotherDesk('carla');
  for (const desk of [page, other]) {
    await desk.goto('/beheer/lijsten/snelkoppelingen');
    await desk.getByRole('button', { name: 'Gemeente wijzigen' }).click();
  }
  const name = other.getByRole('textbox', { name: /^Naam/ });
  await name.fill('Stadhuis');
  await page.getByRole('textbox', { name: /^Naam/ }).fill('Gemeentehuis');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('button', { name: 'Gemeentehuis wijzigen' })).toBeVisible();
  await other.getByRole('button', { name: 'Opslaan' }).click();
  await other.getByRole('button', { name: 'Bekijken' }).click();
  await expect(other.getByText('Naam is nu')).toBeVisible();
  await expect(name).toHaveValue('Stadhuis');
  await other.getByRole('button', { name: 'Naam overnemen' }).click();
  await expect(name).toHaveValue('Gemeentehuis');
});
