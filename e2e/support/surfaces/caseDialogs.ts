import { caseDialog, CASES, conversation, openedCase } from '../../screens/cases';
import { frame } from '../../screens/frame';
import { opened, STEP, STEP_TASK } from './caseStage';
import { fail, goto, type Surface, UNDER_MODAL } from './surface';

const overlays: Surface[] = [
  {
    name: 'case-dialog-cancel',
    drawnAs: 'case-dialog-cancel-errors',
    open: async (stage) => {
      await opened(stage);
      await openedCase(stage.page).action('Zaak annuleren').click();
      await caseDialog(stage.page, 'Zaak annuleren').choice('Dubbel aangemaakt').waitFor();
    },
  },
  {
    name: 'case-dialog-cancel-errors',
    open: async (stage) => {
      await opened(stage);
      await openedCase(stage.page).action('Zaak annuleren').click();
      const { dialog, button, choice } = caseDialog(stage.page, 'Zaak annuleren');
      await choice('Dubbel aangemaakt').waitFor();
      await button('Zaak annuleren').click();
      await dialog.getByText('Kies waarom de zaak wordt geannuleerd.').waitFor();
    },
  },
  {
    name: 'case-dialog-cancel-failed',
    drawnAs: 'dialog-outcome-failed',
    open: async (stage) => {
      await fail(stage.page, /cancelationstatuses/);
      await opened(stage);
      await openedCase(stage.page).action('Zaak annuleren').click();
      await frame(stage.page).dialog.getByText('De annuleringsredenen konden niet worden geladen.').waitFor();
    },
  },
  {
    name: 'case-dialog-pick-up',
    open: async (stage) => {
      await opened(stage, 'stappen', { state: 'waiting' });
      await openedCase(stage.page).step(STEP).pickUp.click();
      await frame(stage.page).dialog.getByRole('combobox').first().waitFor();
    },
  },
  {
    name: 'case-dialog-finish',
    drawnAs: 'case-dialog-finish-task',
    open: async (stage) => {
      await opened(stage, 'stappen', { state: 'ready' });
      await openedCase(stage.page).step(STEP).finish.click();
      await frame(stage.page).dialog.waitFor();
    },
  },
  {
    name: 'case-dialog-finish-task',
    open: async (stage) => {
      await opened(stage);
      await openedCase(stage.page).step(STEP).outcome(STEP_TASK, 'Opvragen').click();
      await frame(stage.page).dialog.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'case-dialog-channel',
    drawnAs: 'impersonation-channel',
    open: async (stage) => {
      await opened(stage, 'stappen', { type: 'Huurachterstand', title: 'Huurachterstand Kanaalstraat 12' });
      await openedCase(stage.page)
        .step('Betalingsregeling')
        .startScenario('Inkomensgegevens aanleveren')
        .click();
      await frame(stage.page).dialog.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'case-dialog-public-preview',
    open: async (stage) => {
      await opened(stage, 'publicmessages');
      const { field, submit } = conversation(stage.page, 'public');
      await field.fill(
        'Goedemorgen,\n\nWij hebben uw aanvraag bekeken. Wilt u ons nog een kopie van uw laatste loonstrook sturen?\n\nMet vriendelijke groet',
      );
      await submit.click();
      await caseDialog(stage.page, 'Controleer je bericht aan de klant').dialog.waitFor();
    },
  },
];

const forms: Surface[] = [
  {
    name: 'case-edit',
    ofScreen: true,
    open: async (stage) => {
      const { id } = await opened(stage);
      await goto(stage, `${CASES}/edit/${id}`);
      await openedCase(stage.page).pane.getByRole('combobox', { name: 'Eigenaar' }).waitFor();
    },
  },
  {
    name: 'case-edit-refused',
    drawnAs: 'case-edit',
    open: async (stage) => {
      const { id } = await opened(stage, 'stappen', { state: 'submitted', at: 0 });
      await goto(stage, `${CASES}/edit/${id}`);
      await stage.page.getByText('Deze zaak is nog niet opgepakt.').first().waitFor();
    },
  },
];

export const caseDialogs: Surface[] = [
  ...overlays.map((surface): Surface => ({ ...surface, unlessRules: UNDER_MODAL })),
  ...forms,
];
