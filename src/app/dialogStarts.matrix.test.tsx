import { act, screen, waitFor } from '@testing-library/react';
import { aCaseFlow, aTask, db } from '@mocks/db';
import type { Dialog, DialogKind } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { everyDialog } from '@/testing/everyDialog';
import { renderApp } from '@/testing/renderApp';

const kinds = Object.keys(everyDialog) as DialogKind[];

/** What each opens at: its first field to fill in, or the way out of what cannot be undone; null where there is nothing to fill in. */
const opensAt: { [K in DialogKind]: string | null } = {
  account: 'Annuleren',
  callBack: 'Waarover',
  caseFlowCancel: 'Terug',
  caseFlowOwner: 'Nieuwe eigenaar',
  caseFlowSaveView: 'Naam',
  chatHistory: null,
  chatLink: 'Relatie',
  chatUnlink: 'Annuleren',
  faqTask: 'Complex',
  faqTransfer: 'Zoek een collega',
  colleague: 'Naam',
  housingRegistrationDelete: 'Annuleren',
  indicatorMute: null,
  listRecord: 'Naam',
  mailCopy: 'Aan',
  mailCustomer: 'Klant',
  mailDelete: 'Annuleren',
  mediaClear: 'Reden',
  mediaDeleted: null,
  mediaView: null,
  newRelation: 'Relatienummer',
  outgoingMail: null,
  personDelete: 'Annuleren',
  chatOffer: 'Annuleren',
  portalStatus: 'Annuleren',
  publicMessagePreview: null,
  registerAnnouncement: 'Titel',
  registerFaq: 'Vraag',
  registerTask: 'Onderwerp',
  repairDefect: 'Zoek een gebrek',
  repairDiscard: 'Annuleren',
  repairImpossible: null,
  repairItemRemove: 'Annuleren',
  scenarioChannel: 'Baliebezoek',
  shortcuts: null,
  signOut: 'Terug',
  forgetMe: 'Terug',
  standardText: 'Naam',
  standardTextFill: 'Dag',
  standardTexts: null,
  stepFinish: null,
  stepPickUp: null,
  stepTaskFinish: null,
  supplier: 'Naam',
  taskBulkReason: 'Wat is er gedaan?',
  taskBulkReassign: 'Toewijzen aan',
  taskOutcome: null,
  taskReason: 'Wat is er gedaan?',
  taskSaveView: 'Naam',
  timelineRemoval: 'Annuleren',
  transfer: 'Zoek een collega',
  valuationRequest: 'Behandelaar',
  unusedLabels: null,
  zoneTask: 'Onderwerp',
};
const FAILED = 'Dit venster kan niet worden getoond';

function expectToBeAt(name: string | null): void {
  const { activeElement } = document;
  const dialog = activeElement?.closest('[role$=dialog]') ?? null;
  expect(dialog).not.toBeNull();
  if (name === null) expect(activeElement).toBe(dialog);
  else expect(activeElement).toHaveAccessibleName(expect.stringContaining(name));
}

/** A page that starts no area, and the first one of the day. */
describe.each(['/experimentalarea', '/dashboard/taken/overzicht'])('from %s', (path) => {
  it.each(kinds)('%s is shown, with what works behind it', async (kind) => {
    db.tasks.add(aTask({ id: 'taak' }));
    db.caseFlows.add(aCaseFlow({ id: 'zaak' }));
    const app = renderApp(path, { user: 'carla' });
    await screen.findByRole('heading', { level: 1 });
    act(() => {
      app.store.dispatch(dialogOpened({ dialog: { kind, ...everyDialog[kind] } as Dialog }));
    });
    await waitFor(() =>
      expect([...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')]).not.toEqual([]),
    );
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    await waitFor(() => expectToBeAt(opensAt[kind]));
  });
});
