import { caseList, CASES, openedCase } from '../../screens/cases';
import { frame } from '../../screens/frame';
import { holdHubConnections } from '../../support/hubConnections';
import { expect, test } from '../../support/test';

const OPEN = { statusses: ['0', '3'] } as const;

test.describe('changes by colleagues', () => {
  test(
    'appear after the hub was gone for a while',
    { tag: '@matrix' },
    async ({ page, backend, colleague, watch }) => {
      const carla = await colleague('carla');
      const opened = await backend.makeCase({ title: 'Gemiste zaak een', at: 2, type: 'Huurachterstand' });
      const gone = await backend.makeCase({ title: 'Gemiste zaak twee', at: 1 });
      const connections = await holdHubConnections(page, watch);
      await page.goto(`${CASES}/${opened.id}/stappen?query=gemiste+zaak`);
      const cases = caseList(page);
      await expect(cases.rows.first()).toBeVisible();
      await expect(cases.total('2 zaken')).toBeVisible();
      await frame(page).isConnected();
      await page.mouse.move(5, 5);
      connections.freeze();
      await carla.pickUpStep(opened.id, opened.steps[2]?.id ?? '');
      await carla.changeOwner(opened.id, { id: carla.userId });
      await carla.cancelCase(gone.id, 'Dubbel');
      await backend.makeCase({ title: 'Gemiste zaak drie', at: 1 });
      await backend.makeCase({ title: 'Gemiste zaak vier', at: 1 });
      connections.cut();
      connections.thaw();
      connections.restore();
      const isTrue = async () => {
        const { items, total } = await carla.cases({ ...OPEN, query: 'gemiste zaak' });
        await expect(cases.total(`${total} zaken`)).toBeVisible();
        expect(await cases.titles()).toEqual(items.map(({ title }) => title));
      };
      await expect(isTrue).toPass();
      await expect(openedCase(page).step('Regeling volgen').status('Opgepakt')).toBeVisible();
      await expect(openedCase(page).fact('Carla Meijer')).toBeVisible();
      await expect(cases.row('Gemiste zaak een')).toContainText('Carla Meijer');
    },
  );
});
