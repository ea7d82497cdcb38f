import { fail, goto, type Surface, UNDER_MODAL } from './surface';

const MARIA = '/klantenkaart/e2000000-0000-4000-8000-000000000002';
const ZORGGROEP = '/klantenkaart/e2000000-0000-4000-8000-000000000006';

/** The tabs with the contracts, payments and scores of a person, and the sidebar beside them. */
export const personTabs: readonly Surface[] = [
  {
    name: 'person-contracts',
    ofScreen: true,
    open: async (stage) => {
      await goto(stage, `${MARIA}/contracten`);
      await stage.page.getByRole('list', { name: 'Medehuurders en medebewoners' }).first().waitFor();
    },
  },
  {
    name: 'person-contracts-forty',
    drawnAs: 'person-contracts',
    scenario: 'veertigContracten',
    open: async (stage) => {
      await goto(stage, `${ZORGGROEP}/contracten`);
      await stage.page.getByText('5 van 40 getoond').waitFor();
    },
  },
  {
    name: 'person-contracts-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, /\/contract\/byRole\//);
      await goto(stage, `${MARIA}/contracten`);
      await stage.page.getByText('De contracten konden niet worden geladen.').waitFor();
    },
  },
  {
    name: 'person-bills',
    ofScreen: true,
    open: async (stage) => {
      await goto(stage, `${MARIA}/financieel`);
      await stage.page.getByRole('list', { name: 'Rekeningen' }).waitFor();
    },
  },
  {
    name: 'person-score',
    ofScreen: true,
    open: async (stage) => {
      await goto(stage, `${MARIA}/klantscore`);
      await stage.page.getByRole('table').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'person-indicator-mute',
    modes: ['desktop'],
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      await goto(stage, `${MARIA}/klantscore`);
      await stage.page.getByRole('button', { name: 'Melding ‘Huurachterstand’ niet meer tonen' }).click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
];
