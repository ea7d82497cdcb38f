import { choose } from '../../screens/fields';
import { frame } from '../../screens/frame';
import { inbox } from '../../screens/inbox';
import { task } from '../../screens/task';
import { fail, goto, opened, OVERVIEW, showFilters, type Stage, type Surface, UNDER_MODAL } from './surface';

/** From the seeded world: a step of a case that Bram picked up, and a task of his with files of every kind. */
const STEP = 'Aanvraag medehuurderschap beoordelen';
const WITH_FILES = 'Woningwaardering controleren na isolatie';

async function openSeeded(stage: Stage, subject: string): Promise<void> {
  const { items } = await stage.me.tasks();
  const found = items.find((item) => item.subject === subject);
  if (!found) throw new Error(`No task is called '${subject}'`);
  await goto(stage, `${OVERVIEW}/${found.id}/informatie`);
  await task(stage.page).heading(subject).waitFor();
}

const files = async (stage: Stage) => {
  await openSeeded(stage, WITH_FILES);
  const list = task(stage.page).pane.getByRole('list', { name: 'Bijlagen' });
  await list.getByText('Afbeelding').first().waitFor();
  await list.getByRole('listitem').first().scrollIntoViewIfNeeded();
  return list;
};

const selected = async ({ page, given }: Stage) => {
  await given('Lekkende kraan in de keuken', { due: 0.1 });
  await given('Sleutel van de berging kwijt', { due: 0.2 });
  await inbox(page).start();
  await inbox(page).box('Lekkende kraan in de keuken').check();
  await inbox(page).box('Sleutel van de berging kwijt').check();
};

const modals: Surface[] = [
  {
    name: 'dialog-outcome',
    drawnAs: 'dialog-outcome-failed',
    open: async (stage) => {
      await openSeeded(stage, STEP);
      await task(stage.page).press('Afronden');
      await frame(stage.page).dialog.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'dialog-outcome-failed',
    open: async (stage) => {
      await fail(stage.page, /caseflow\/gettask/);
      await openSeeded(stage, STEP);
      await task(stage.page).press('Afronden');
      await frame(stage.page).dialog.getByText('De uitkomsten konden niet worden geladen.').waitFor();
    },
  },
  {
    name: 'dialog-media-view',
    open: async (stage) => {
      const list = await files(stage);
      await list
        .getByRole('button', { name: /bekijken$/ })
        .first()
        .click();
      await frame(stage.page).dialog.getByRole('img').waitFor();
    },
  },
  {
    name: 'dialog-media-clear',
    open: async (stage) => {
      const list = await files(stage);
      await list
        .getByRole('button', { name: /verwijderen$/ })
        .first()
        .click();
      await frame(stage.page).dialog.waitFor();
    },
  },
];

const states: Surface[] = [
  {
    name: 'task-attachments',
    open: async (stage) => {
      await files(stage);
    },
  },
  {
    name: 'inbox-bulk-finished',
    open: async (stage) => {
      await selected(stage);
      await fail(stage.page, /pickUp/);
      await inbox(stage.page).bulk.getByRole('button', { name: 'Oppakken' }).click();
      await stage.page.getByRole('list', { name: 'Resultaat per taak' }).waitFor();
    },
  },
  {
    name: 'inbox-saved-view',
    opensPerMode: true,
    open: async (stage) => {
      const { page } = stage;
      await inbox(page).start('?status=New');
      await showFilters(stage);
      await page.getByRole('button', { name: 'Weergave bewaren' }).click();
      await frame(page).dialog.last().getByRole('textbox').fill('Nieuw binnengekomen, oudste eerst');
      await frame(page).dialog.last().getByRole('button', { name: 'Bewaren' }).click();
      await page.getByRole('button', { name: /^Weergave ‘Nieuw.*tonen$/ }).waitFor();
    },
  },
  {
    name: 'inbox-compact',
    modes: ['desktop'],
    open: async (stage) => {
      await stage.page.goto(OVERVIEW);
      await frame(stage.page).openUserMenu();
      await frame(stage.page).settings.getByRole('radio', { name: 'Compact' }).check();
      await stage.page.keyboard.press('Escape');
      await opened(stage);
    },
  },
  {
    name: 'inbox-deadline-date',
    opensPerMode: true,
    open: async (stage) => {
      await inbox(stage.page).start();
      await showFilters(stage);
      await choose(stage.page, inbox(stage.page).filters, 'Deadline', 'Tot en met een datum…');
      await inbox(stage.page).filters.getByRole('textbox', { name: 'Deadline tot en met' }).waitFor();
    },
  },
  {
    name: 'menu',
    ofScreen: true,
    modes: ['tablet', 'mobile'],
    opensPerMode: true,
    unlessRules: UNDER_MODAL,
    open: async ({ page }) => {
      await inbox(page).start();
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
      await frame(page).menu.waitFor();
    },
  },
];

export const work = [
  ...modals.map((surface): Surface => ({ ...surface, unlessRules: UNDER_MODAL })),
  ...states,
];
