import { frame } from '../../screens/frame';
import { inbox } from '../../screens/inbox';
import { task } from '../../screens/task';
import { fail, goto, OVERVIEW, showFilters, type Surface, UNDER_MODAL } from './surface';

const reasonSurface = (action: 'finish' | 'reject' | 'delete'): Surface => ({
  name: `dialog-${action}`,
  ...(action !== 'finish' && { drawnAs: 'dialog-finish' }),
  open: async (stage) => {
    const id = await stage.given('Met een reden', { due: 3 });
    if (action === 'finish') await stage.me.pickUp(id);
    await goto(stage, `${OVERVIEW}/${id}/informatie`);
    await task(stage.page).ask(action);
  },
});

const overlays: Surface[] = [
  reasonSurface('finish'),
  reasonSurface('reject'),
  reasonSurface('delete'),
  {
    name: 'dialog-shortcuts',
    modes: ['desktop'],
    open: async ({ page }) => {
      await inbox(page).start();
      await page.keyboard.press('Shift+?');
      await frame(page).dialog.waitFor();
    },
  },
  {
    name: 'dialog-save-view',
    ofScreen: true,
    opensPerMode: true,
    open: async (stage) => {
      await inbox(stage.page).start('?status=New');
      await showFilters(stage);
      await stage.page.getByRole('button', { name: 'Weergave bewaren' }).click();
      await frame(stage.page).dialog.last().waitFor();
    },
  },
  {
    name: 'dialog-bulk-reassign',
    open: async ({ page, given }) => {
      await given('Toe te wijzen', { due: 0.2 });
      await inbox(page).start();
      await inbox(page).box('Toe te wijzen').check();
      await inbox(page).bulk.getByRole('button', { name: 'Toewijzen' }).click();
      await frame(page).dialog.waitFor();
    },
  },
  {
    name: 'user-menu',
    ofScreen: true,
    opensPerMode: true,
    open: async ({ page }) => {
      await inbox(page).start();
      await frame(page).openUserMenu();
      await frame(page).settings.waitFor();
    },
  },
  {
    name: 'notifications',
    ofScreen: true,
    opensPerMode: true,
    open: async ({ page, given }) => {
      await given('Voor een melding', { due: 0.2 });
      await inbox(page).start();
      await inbox(page).openTask('Voor een melding');
      await task(page).press('Oppakken');
      await frame(page).toast('Taak succesvol opgepakt').waitFor();
      await frame(page).notifications.click();
      await page.getByRole('tab', { name: 'Eerder getoond' }).click();
      await page.getByRole('group', { name: 'Meldingen' }).getByText('Taak succesvol opgepakt').waitFor();
    },
  },
  {
    name: 'toast-error',
    open: async ({ page, given }) => {
      await given('Gaat mis', { due: 0.2 });
      await inbox(page).start();
      await inbox(page).openTask('Gaat mis');
      await fail(page, /pickUp/);
      await task(page).press('Oppakken');
      await frame(page)
        .toast(/Fout opgetreden/)
        .waitFor();
    },
  },
  {
    name: 'session-ended',
    ofScreen: true,
    open: async ({ page, given }) => {
      const id = await given('Sessie voorbij', { due: 0.2 });
      await page.goto(`${OVERVIEW}/${id}/berichten`);
      await task(page).replyField.fill('Bewaar dit.');
      await page.route(/\/system\/session|\/task\/discuss\//, (route) =>
        route.fulfill({ status: 401, json: {} }),
      );
      await task(page).send.click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];

export const dialogs = overlays.map((surface): Surface => ({ ...surface, unlessRules: UNDER_MODAL }));
