import { expect, test } from '../../support/test';

test.use({ user: 'carla' });

test('the portal is closed and opened, and both desks of administrators see it', async ({
  page,
  anotherDesk,
}) => {
  const other = await anotherDesk('carla');
  const set = async (label: string) => {
    await page.getByRole('radio', { name: label }).click();
    await page.getByRole('button', { name: 'Beschikbaarheid wijzigen' }).click();
    await page.getByRole('button', { name: `Op ‘${label}’ zetten` }).click();
    await expect(page.getByText('Het portaal is nu')).toHaveText(`Het portaal is nu ${label}`);
    await other.goto('/selfservice');
    await expect(other.getByText('Het portaal is nu')).toHaveText(`Het portaal is nu ${label}`);
  };
  await page.goto('/selfservice');
  await set('Gepland offline');
  await set('Online');
});

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
