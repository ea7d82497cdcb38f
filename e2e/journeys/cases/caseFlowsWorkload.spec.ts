import { caseDialog, openedCase, workload } from '../../screens/cases';
import { pick } from '../../screens/fields';
import { frame } from '../../screens/frame';
import { expect, test } from '../../support/test';

const UPDATED = 'Zaak bijgewerkt';

test.describe('another owner', () => {
  test('by the form of the case', async ({ page, backend, colleague }) => {
    const [bram, carla] = [await colleague('bram'), await colleague('carla')];
    const { id } = await backend.makeCase({ title: 'Overdracht', ownerId: bram.userId, at: 1 });
    const open = openedCase(page);
    await open.open(id);
    await open.action('Eigenaar wijzigen').click();
    await expect(frame(page).heading).toHaveText('Zaak bewerken');
    await pick(page, open.pane, 'Eigenaar', 'Carla', /Carla Meijer/);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(frame(page).toast(UPDATED)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/overzicht/${id}`));
    await expect(open.fact('Carla Meijer')).toBeVisible();
    expect((await bram.case(id)).ownerModel?.id).toBe(carla.userId);
  });

  test('by dragging a card, which a colleague sees move', async ({
    page,
    backend,
    colleague,
    anotherDesk,
  }) => {
    const [bram, carla] = [await colleague('bram'), await colleague('carla')];
    const title = 'Sleep mij weg';
    const { id } = await backend.makeCase({ title, ownerId: bram.userId, at: 1 });
    await backend.makeCase({ title: 'Sleep mij niet', ownerId: carla.userId, at: 1 });
    const other = await anotherDesk('carla');
    await workload(page).start('?query=sleep+mij');
    await workload(other).start('?query=sleep+mij');
    await workload(page).card(title).hover();
    await workload(page).card(title).dragTo(workload(page).column('Carla Meijer'));
    await expect(workload(page).cardOf('Carla Meijer', title)).toBeVisible();
    await expect(workload(other).cardOf('Carla Meijer', title)).toBeVisible();
    await expect(workload(page).counted('Carla Meijer', '2 zaken')).toBeVisible();
    await expect.poll(async () => (await bram.case(id)).ownerModel?.id).toBe(carla.userId);
  });

  test('by keyboard: take up, go to the owner, let go', async ({ page, backend, colleague }) => {
    const [bram, carla] = [await colleague('bram'), await colleague('carla')];
    const title = 'Zonder muis verplaatst';
    const { id } = await backend.makeCase({ title, ownerId: carla.userId, at: 1 });
    await backend.makeCase({ title: 'Zonder muis gebleven', ownerId: bram.userId, at: 1 });
    await workload(page).start('?query=zonder+muis');
    await workload(page).card(title).focus();
    await page.keyboard.press('Tab');
    await expect(workload(page).handle(title)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute('data-owner', bram.userId);
    await page.keyboard.press('Enter');
    await expect(workload(page).cardOf('Bram Jansen', title)).toBeVisible();
    await expect.poll(async () => (await bram.case(id)).ownerModel?.id).toBe(bram.userId);
  });

  test('by the menu of a card', { tag: '@matrix' }, async ({ page, backend, colleague }) => {
    const bram = await colleague('bram');
    const title = 'Nog van niemand';
    const { id } = await backend.makeCase({ title, at: 1 });
    await workload(page).start('?query=nog+van+niemand');
    await workload(page).openMenu(title);
    await page.getByRole('menuitem', { name: /^Aan mij toekennen/ }).click();
    await expect(workload(page).cardOf('Bram Jansen', title)).toBeVisible();
    await expect.poll(async () => (await bram.case(id)).ownerModel?.id).toBe(bram.userId);
  });

  test(
    'a card that the server does not move is back where it was',
    { tag: '@matrix' },
    async ({ page, backend, colleague }) => {
      const carla = await colleague('carla');
      const title = 'Mag niet weg';
      await backend.makeCase({ title, ownerId: carla.userId, at: 1 });
      await workload(page).start('?query=mag+niet+weg');
      await page.route(/\/api\/v1\/caseflow\/[0-9a-f-]+$/, (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: {} }) : route.continue(),
      );
      await workload(page).openMenu(title);
      await page.getByRole('menuitem', { name: /^Aan mij toekennen/ }).click();
      await expect(frame(page).toast('Zaak kon niet bijgewerkt worden')).toBeVisible();
      await expect(workload(page).cardOf('Carla Meijer', title)).toBeVisible();
    },
  );

  test('by the dialog that the menu opens', { tag: '@matrix' }, async ({ page, backend, colleague }) => {
    const [bram, carla] = [await colleague('bram'), await colleague('carla')];
    const title = 'Kies een collega';
    const { id } = await backend.makeCase({ title, ownerId: bram.userId, at: 1 });
    await workload(page).start('?query=kies+een+collega');
    await workload(page).openMenu(title);
    await page.getByRole('menuitem', { name: /^Naar eigenaar/ }).click();
    const { dialog, button } = caseDialog(page, 'Eigenaar wijzigen');
    await pick(page, dialog, 'Nieuwe eigenaar', 'Carla', /Carla Meijer/);
    await button('Toekennen').click();
    await expect(dialog).toBeHidden();
    await expect(workload(page).cardOf('Carla Meijer', title)).toBeVisible();
    expect((await bram.case(id)).ownerModel?.id).toBe(carla.userId);
  });
});

test('the workload groups by owner, nobody first, and loads more of one owner', async ({
  page,
  backend,
  colleague,
}) => {
  const bram = await colleague('bram');
  for (let number = 1; number <= 6; number += 1)
    await backend.makeCase({ title: `Stapel ${number}`, ownerId: bram.userId, at: 1 });
  await backend.makeCase({ title: 'Stapel zonder eigenaar', at: 1 });
  const board = workload(page);
  await board.start('?query=stapel');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Nog niet toegekend', 'Bram Jansen']);
  const own = board.counted('Bram Jansen', '6 zaken');
  await expect(own.locator('[data-card]')).toHaveCount(4);
  await board.moreOf('Bram Jansen').click();
  await expect(board.moreOf('Bram Jansen')).toHaveCount(0);
  await own.getByRole('list').press('End');
  await expect(board.cardOf('Bram Jansen', 'Stapel 6')).toBeVisible();
});
