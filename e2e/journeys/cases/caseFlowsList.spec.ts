import { caseDialog, caseList, CASES, openedCase } from '../../screens/cases';
import { pick } from '../../screens/fields';
import { frame } from '../../screens/frame';
import { holdHubLine } from '../../support/hubLine';
import { expect, test } from '../../support/test';

const LIST_CALL = /\/api\/v1\/caseflow\?/;
const STORED = 'caseflow-overview-filters';
const OPEN = { statusses: ['0', '3'] } as const;

test.describe('the question', () => {
  test('is open cases by nine at first, and nine more when asked', async ({ page, colleague }) => {
    const bram = await colleague('bram');
    const { items, total } = await bram.cases(OPEN);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url());
      const [pageAsked, size] = [searchParams.get('page'), searchParams.get('pageSize')];
      if (LIST_CALL.test(request.url()) && size !== '1')
        asked.push(`${searchParams.getAll('statusses').join()}: ${pageAsked ?? ''}/${size ?? ''}`);
    });
    /* Nine rows and what stands below them fit: nothing comes by itself for having been scrolled to. */
    await page.setViewportSize({ width: 1366, height: 1000 });
    const cases = caseList(page);
    await cases.start();
    await frame(page).isConnected();
    await expect(page).toHaveTitle('Thuisbalie - Zaken');
    await expect(cases.total(`9 van ${total} zaken`)).toBeVisible();
    const titles = await cases.titles();
    expect(titles).toEqual(items.slice(0, titles.length).map(({ title }) => title));
    await cases.more.click();
    await expect(cases.total(`18 van ${total} zaken`)).toBeVisible();
    expect([...new Set(asked)]).toEqual(['0,3: 0/9', '0,3: 1/9']);
  });

  test('lives in the address and in storage, and survives a reload', async ({ page }) => {
    const cases = caseList(page);
    await cases.start();
    await cases.filterType('Overlast');
    await expect(page).toHaveURL(/filterforcasetype=Overlast/);
    await cases.query.fill('straat');
    await expect(page).toHaveURL(/query=straat/);
    expect(await page.evaluate((key) => localStorage.getItem(key), STORED)).toContain('Overlast');
    await page.reload();
    await expect(cases.query).toHaveValue('straat');
    await page.goto(CASES);
    await expect(page).toHaveURL(/filterforcasetype=Overlast/);
    await expect(cases.query).toHaveValue('straat');
    await cases.clearFilters.click();
    await expect(page).toHaveURL(CASES);
  });

  test('an address with statuses wins from storage', async ({ page, backend }) => {
    await backend.makeCase({ title: 'Al lang afgerond', state: 'finished' });
    const cases = caseList(page);
    await cases.start('?query=al+lang+afgerond&filterforstatus=1');
    await expect(cases.row('Al lang afgerond')).toBeVisible();
    await expect(cases.row('Al lang afgerond')).toContainText('Afgerond (4/4)');
  });

  test('caseid opens that case beside the list', async ({ page, backend }) => {
    const { id } = await backend.makeCase({ title: 'Rechtstreeks geopend', at: 1 });
    await page.goto(`${CASES}?caseid=${id}&query=rechtstreeks`);
    await expect(openedCase(page).heading('Rechtstreeks geopend')).toBeVisible();
    await expect(page).toHaveURL(`${CASES}/${id}/stappen?query=rechtstreeks`);
    await expect(caseList(page).row('Rechtstreeks geopend')).toBeVisible();
  });
});

test.describe('what colleagues do', () => {
  test('a row is replaced where it stands, and leaves when its status does not fit', async ({
    page,
    backend,
    colleague,
  }) => {
    const carla = await colleague('carla');
    const { id, steps } = await backend.makeCase({
      title: 'Volgt de collega een',
      at: 2,
      type: 'Huurachterstand',
    });
    await backend.makeCase({ title: 'Volgt de collega twee', state: 'submitted' });
    const cases = caseList(page);
    await cases.start('?query=volgt+de+collega');
    await expect(cases.total('2 zaken')).toBeVisible();
    await page.mouse.move(5, 5);
    await carla.changeOwner(id, { id: carla.userId });
    await expect(cases.row('Volgt de collega een')).toContainText('Carla Meijer');
    await carla.pickUpStep(id, steps[2]?.id ?? '');
    await expect(cases.row('Volgt de collega een')).toContainText('Regeling volgen (3/3)');
    await carla.cancelCase(id, 'Dubbel');
    await expect(cases.row('Volgt de collega een')).toHaveCount(0);
    await expect(cases.total('1 zaak')).toBeVisible();
  });

  test(
    'what was missed while the hub was gone is true again when it is back',
    { tag: '@matrix' },
    async ({ page, backend, colleague, watch }) => {
      const carla = await colleague('carla');
      const opened = await backend.makeCase({ title: 'Gemiste zaak een', at: 2, type: 'Huurachterstand' });
      const gone = await backend.makeCase({ title: 'Gemiste zaak twee', at: 1 });
      const line = await holdHubLine(page, watch);
      await page.goto(`${CASES}/${opened.id}/stappen?query=gemiste+zaak`);
      const cases = caseList(page);
      await expect(cases.rows.first()).toBeVisible();
      await expect(cases.total('2 zaken')).toBeVisible();
      await frame(page).isConnected();
      await page.mouse.move(5, 5);
      line.freeze();
      await carla.pickUpStep(opened.id, opened.steps[2]?.id ?? '');
      await carla.changeOwner(opened.id, { id: carla.userId });
      await carla.cancelCase(gone.id, 'Dubbel');
      await backend.makeCase({ title: 'Gemiste zaak drie', at: 1 });
      await backend.makeCase({ title: 'Gemiste zaak vier', at: 1 });
      line.cut();
      line.thaw();
      line.restore();
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

test('several cases get another owner together, with a result for each', async ({
  page,
  backend,
  colleague,
}) => {
  const [bram, carla] = [await colleague('bram'), await colleague('carla')];
  const given = await Promise.all(
    ['een', 'twee'].map((name) =>
      backend.makeCase({ title: `Samen weg ${name}`, ownerId: bram.userId, at: 1 }),
    ),
  );
  await backend.makeCase({ title: 'Samen weg, maar nog ontvangen', state: 'submitted' });
  const cases = caseList(page);
  await cases.start('?query=samen+weg');
  for (const name of ['een', 'twee', 'maar nog ontvangen'])
    await page.getByRole('checkbox', { name: new RegExp(`^‘Samen weg,? ${name}’`) }).check();
  await expect(cases.bulk.getByText('3 geselecteerd')).toBeVisible();
  await cases.bulk.getByRole('button', { name: 'Eigenaar wijzigen' }).click();
  const { dialog, button } = caseDialog(page, 'Eigenaar van 3 zaken wijzigen');
  await pick(page, dialog, 'Nieuwe eigenaar', 'Carla', /Carla Meijer/);
  await button('Toekennen').click();
  const progress = page.getByRole('region', { name: 'Zaken aan een eigenaar geven' });
  await expect(progress.getByRole('progressbar')).toBeVisible();
  await expect(progress.getByRole('heading', { name: /^2 gelukt/ })).toBeVisible();
  const results = page.getByRole('list', { name: 'Resultaat per zaak' }).getByRole('listitem');
  await expect(results).toHaveCount(3);
  await expect(results.filter({ hasText: 'maar nog ontvangen' })).toContainText(
    'Deze zaak is nog niet opgepakt.',
  );
  for (const { id } of given) expect((await bram.case(id)).ownerModel?.id).toBe(carla.userId);
  await expect(cases.row('Samen weg een')).toContainText('Carla Meijer');
});
