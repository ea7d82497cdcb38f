import { inbox } from '../../screens/inbox';
import { fail, goto, gotoStalled, LIST, LONG, OVERVIEW, showFilters, type Surface } from './surface';

export const lists: Surface[] = [
  {
    name: 'inbox',
    ofScreen: true,
    open: async ({ page }) => inbox(page).start(),
  },
  {
    name: 'inbox-filters',
    ofScreen: true,
    opensPerMode: true,
    open: async (stage) => {
      await inbox(stage.page).start();
      await showFilters(stage);
      await inbox(stage.page).filters.getByRole('button', { name: 'Weergave bewaren' }).waitFor();
    },
  },
  {
    name: 'inbox-filtered',
    open: async (stage) => inbox(stage.page).start('?status=New&sort=createdDescending'),
  },
  {
    name: 'inbox-waiting',
    drawnAs: 'task-waiting',
    open: async (stage) => {
      await gotoStalled(stage, OVERVIEW, LIST);
    },
  },
  {
    name: 'inbox-empty',
    scenario: 'leeg',
    open: async (stage) => {
      await goto(stage, OVERVIEW);
      await stage.page.getByText('Geen taken voor jou').waitFor();
    },
  },
  {
    name: 'inbox-nothing-found',
    drawnAs: 'inbox-empty',
    open: async (stage) => {
      await goto(stage, `${OVERVIEW}?query=zzzzzz`);
      await inbox(stage.page).region.getByText('Geen taken gevonden').waitFor();
    },
  },
  {
    name: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, LIST);
      await goto(stage, OVERVIEW);
      await stage.page.getByText('De taken konden niet worden geladen').first().waitFor();
    },
  },
  {
    name: 'inbox-selected',
    open: async ({ page, given }) => {
      await given('Gekozen taak', { due: 0.2 });
      await inbox(page).start();
      await inbox(page).box('Gekozen taak').check();
      await inbox(page).bulk.waitFor();
    },
  },
  {
    name: 'inbox-new-waiting',
    modes: ['desktop'],
    open: async ({ page, given }) => {
      await inbox(page).start();
      await inbox(page).rows.nth(3).hover();
      await given('Binnengekomen', { due: 0.1 });
      await inbox(page).waiting.waitFor();
    },
  },
  {
    name: 'inbox-long-names',
    open: async ({ page, given }) => {
      await given(LONG, { due: 0.1 });
      await given(
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3),
        { due: 0.2 },
      );
      await inbox(page).start();
    },
  },
];
