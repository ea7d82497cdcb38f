import { caseList, CASES, WORKLOAD, workload } from '../../screens/cases';
import { pick } from '../../screens/fields';
import { frame } from '../../screens/frame';
import { CASE_LIST, caseOf, opened, WORKLOAD_GROUPS } from './caseStage';
import { fail, goto, gotoStalled, LONG, showFilters, type Stage, type Surface, UNDER_MODAL } from './surface';

/** Two cases at the top of the list, because their deadlines passed long ago. */
const SELECTED = ['Woningruil Terpstra en De Boer', 'Geluidsoverlast Kanaalstraat 12'] as const;
const LONG_AGO = '2020-01-06T11:00:00.000Z';

const selected = async (stage: Stage) => {
  for (const title of SELECTED) await caseOf(stage, { title, deadline: LONG_AGO });
  await caseList(stage.page).start();
  for (const title of SELECTED) await caseList(stage.page).box(title).check();
  await caseList(stage.page).bulk.waitFor();
};

const askOwner = async (stage: Stage) => {
  await selected(stage);
  await caseList(stage.page).bulk.getByRole('button', { name: 'Eigenaar wijzigen' }).click();
  await frame(stage.page).dialog.waitFor();
};

const overview: Surface[] = [
  { name: 'cases', ofScreen: true, open: async ({ page }) => caseList(page).start() },
  {
    name: 'cases-filters',
    ofScreen: true,
    opensPerMode: true,
    open: async (stage) => {
      await caseList(stage.page).start();
      await showFilters(stage);
      await caseList(stage.page).filters.getByRole('button', { name: 'Weergave bewaren' }).waitFor();
    },
  },
  {
    name: 'cases-filtered',
    drawnAs: 'inbox-filtered',
    open: async ({ page }) =>
      caseList(page).start('?filterforcasetype=Overlast&filterforstatus=0,1,2,3&sort=createdDescending'),
  },
  {
    name: 'cases-nothing-found',
    drawnAs: 'inbox-empty',
    open: async (stage) => {
      await goto(stage, `${CASES}?query=zzzzzz`);
      await caseList(stage.page).region.getByText('Geen zaken gevonden').waitFor();
    },
  },
  {
    name: 'cases-empty',
    drawnAs: 'inbox-empty',
    scenario: 'leeg',
    open: async (stage) => {
      await goto(stage, CASES);
      await caseList(stage.page).region.getByText('Geen open zaken').waitFor();
    },
  },
  {
    name: 'cases-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, CASE_LIST);
      await goto(stage, CASES);
      await stage.page.getByText('De zaken konden niet worden geladen').first().waitFor();
    },
  },
  {
    name: 'cases-waiting',
    drawnAs: 'task-waiting',
    open: async (stage) => {
      await gotoStalled(stage, CASES, CASE_LIST);
    },
  },
  { name: 'cases-selected', drawnAs: 'inbox-selected', open: selected },
  {
    name: 'cases-bulk-finished',
    drawnAs: 'inbox-bulk-finished',
    open: async (stage) => {
      await askOwner(stage);
      const { items } = await stage.me.cases({ query: SELECTED[1] });
      await fail(stage.page, new RegExp(`/api/v1/caseflow/${String(items[0]?.id)}$`));
      await pick(stage.page, frame(stage.page).dialog, 'Nieuwe eigenaar', 'Carla Meijer');
      await frame(stage.page).dialog.getByRole('button', { name: 'Toekennen' }).click();
      await stage.page.getByRole('list', { name: 'Resultaat per zaak' }).waitFor();
    },
  },
  {
    name: 'cases-long-names',
    drawnAs: 'inbox-long-names',
    open: async (stage) => {
      await caseOf(stage, { title: LONG, deadline: LONG_AGO });
      await caseOf(stage, { title: 'Huurbeëindigingsovereenkomstbevestiging'.repeat(4), deadline: LONG_AGO });
      await caseList(stage.page).start();
    },
  },
  {
    name: 'case-dialog-owner',
    drawnAs: 'dialog-bulk-reassign',
    unlessRules: UNDER_MODAL,
    open: askOwner,
  },
];

const owners: Surface[] = [
  { name: 'cases-workload', ofScreen: true, open: async ({ page }) => workload(page).start() },
  {
    name: 'cases-workload-empty',
    drawnAs: 'inbox-empty',
    scenario: 'leeg',
    open: async (stage) => {
      await goto(stage, WORKLOAD);
      await stage.page.getByText('Geen zaken in de werkvoorraad').waitFor();
    },
  },
  {
    name: 'cases-workload-nothing-found',
    drawnAs: 'inbox-empty',
    open: async (stage) => {
      await goto(stage, `${WORKLOAD}?query=zzzzzz`);
      await stage.page.getByText('Geen zaken gevonden').waitFor();
    },
  },
  {
    name: 'cases-workload-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, WORKLOAD_GROUPS);
      await goto(stage, WORKLOAD);
      await stage.page.getByText('De werkvoorraad kon niet worden geladen').first().waitFor();
    },
  },
  {
    name: 'cases-workload-waiting',
    drawnAs: 'task-waiting',
    open: async (stage) => {
      await gotoStalled(stage, WORKLOAD, WORKLOAD_GROUPS);
    },
  },
  {
    name: 'cases-workload-card-menu',
    opensPerMode: true,
    unlessRules: ['aria-hidden-focus', ...UNDER_MODAL],
    open: async (stage) => {
      await caseOf(stage, { title: SELECTED[0], deadline: LONG_AGO });
      await workload(stage.page).start('?query=Terpstra');
      await workload(stage.page).openMenu(SELECTED[0]);
      await stage.page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'cases-none-opened',
    modes: ['desktop'],
    open: async ({ page }) => {
      await caseList(page).start();
      await page.getByText('Geen zaak geselecteerd').waitFor();
    },
  },
  {
    name: 'cases-beside-opened',
    modes: ['desktop', 'tablet'],
    open: async (stage) => {
      await opened(stage, 'stappen', { deadline: LONG_AGO });
      await caseList(stage.page).rows.first().waitFor({ state: 'attached' });
    },
  },
];

export const caseLists: Surface[] = [...overview, ...owners];
