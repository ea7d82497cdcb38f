import { workload } from '../../screens/cases';
import { expect, test } from '../../support/test';

test.describe('a case gets another owner', () => {
  test('by dragging its card, and a colleague sees it move', async ({
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
});
