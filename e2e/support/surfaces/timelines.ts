import { silence } from '../config';
import { fail, goto, gotoStalled, showFilters, type Stage, type Surface, UNDER_MODAL } from './surface';

const timelineOf = (number: number) =>
  `/klantenkaart/e2000000-0000-4000-8000-${String(number).padStart(12, '0')}/tijdlijn`;

const MARIA = timelineOf(2);
const BARE = timelineOf(7);
const BROKEN = timelineOf(9);
const PAGE = /\/api\/v1\/case\/person\/[^/]+\?/;

const cases = ({ page }: Stage) => page.getByRole('list', { name: 'Tijdlijn' }).getByRole('listitem');

const shown = async (stage: Stage, path = MARIA) => {
  await goto(stage, path);
  await cases(stage).first().waitFor();
};

const states: readonly Surface[] = [
  { name: 'timeline', ofScreen: true, open: (stage) => shown(stage) },
  { name: 'timeline-long', drawnAs: 'timeline', scenario: 'langeTijdlijn', open: (stage) => shown(stage) },
  { name: 'timeline-broken', scenario: 'vreemd', open: (stage) => shown(stage, BROKEN) },
  { name: 'timeline-deleted', drawnAs: 'timeline', open: (stage) => shown(stage, `${MARIA}?status=All`) },
  {
    name: 'timeline-filters',
    modes: ['tablet', 'mobile'],
    opensPerMode: true,
    open: async (stage) => {
      await shown(stage, `${MARIA}?kanaal=Visit`);
      await showFilters(stage);
      await stage.page.getByRole('searchbox', { name: 'Zoeken' }).waitFor();
    },
  },
  {
    name: 'timeline-found',
    open: async (stage) => {
      await shown(stage, `${MARIA}?zoek=badkamer`);
      await stage.page.locator('mark').first().waitFor();
    },
  },
  {
    name: 'timeline-unfolded',
    open: async (stage) => {
      await shown(stage);
      await cases(stage).nth(2).getByRole('button').first().click();
      await stage.page.getByRole('list', { name: /^Gebeurtenissen van/ }).waitFor();
    },
  },
  {
    name: 'timeline-exporting',
    // A tooltip belongs to its button, and lies over the whole page.
    unlessRules: ['region'],
    open: async (stage) => {
      await stage.page.route(/\/case\/person\/[^/]+\/export$/, silence);
      await shown(stage);
      await stage.page.getByRole('button', { name: 'Tijdlijn exporteren' }).click();
    },
  },
  {
    name: 'timeline-case-delete',
    drawnAs: 'dialog-finish',
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      await shown(stage);
      await stage.page
        .getByRole('button', { name: /^Acties voor/ })
        .first()
        .click();
      await stage.page.getByRole('menuitem', { name: 'Zaak verwijderen' }).click();
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'timeline-empty',
    drawnAs: 'inbox-empty',
    scenario: 'vreemd',
    open: async (stage) => {
      await goto(stage, BARE);
      await stage.page.getByText('Er is nog niets gebeurd.').waitFor();
    },
  },
  {
    name: 'timeline-nothing-found',
    drawnAs: 'inbox-empty',
    open: async (stage) => {
      await goto(stage, `${MARIA}?zoek=zzzzzz`);
      await stage.page.getByText('Niets gevonden met deze filters.').waitFor();
    },
  },
  {
    name: 'timeline-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, PAGE);
      await goto(stage, MARIA);
      await stage.page
        .getByRole('main')
        .getByText('Fout opgetreden tijdens ophalen van gebeurtenissen')
        .waitFor();
    },
  },
  { name: 'timeline-waiting', drawnAs: 'task-waiting', open: (stage) => gotoStalled(stage, MARIA, PAGE) },
  {
    name: 'person-failed',
    drawnAs: 'task-failed',
    open: async (stage) => {
      await fail(stage.page, /\/api\/v1\/people\/e2000000/);
      await goto(stage, MARIA);
      await stage.page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).waitFor();
    },
  },
  {
    name: 'person-not-found',
    drawnAs: 'error',
    open: async (stage) => {
      await goto(stage, timelineOf(999));
      await stage.page.getByRole('main').getByRole('heading').first().waitFor();
    },
  },
];

/** The timeline of a person: the list, its states, and its dialogs. */
export const timelines = states.map((surface): Surface => ({ user: 'carla', ...surface }));
