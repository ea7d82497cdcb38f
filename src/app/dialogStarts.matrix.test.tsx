import { act, screen, waitFor } from '@testing-library/react';
import { aCaseFlow, aTask, db } from '@mocks/db';
import type { Dialog, DialogData, DialogKind } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { noFilters as noCaseFilters } from '@/caseflows/list/caseFlowFilters';
import { noFilters as noTaskFilters } from '@/tasks/list/taskFilters';
import { renderApp } from '@/testing/renderApp';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const about = { personId: MARIA, contractId: null };
const step = { caseFlowId: 'zaak', stepId: 'stap' };

/** What each dialog of the product is about; the records need not be there. */
const dialogs: { [K in DialogKind]: DialogData[K] } = {
  account: { action: 'delete', personId: MARIA, accountId: 'account' },
  callBack: about,
  caseFlowCancel: { caseFlowId: 'zaak' },
  caseFlowOwner: { caseFlowIds: ['zaak'] },
  caseFlowSaveView: { filters: noCaseFilters, sort: 'deadline' },
  chatHistory: { conversationId: 'gesprek' },
  chatLink: { conversationId: 'gesprek' },
  chatUnlink: { conversationId: 'gesprek', customerId: 'klant', name: 'Maria' },
  faqTask: { faqId: 'vraag' },
  faqTransfer: { faqId: 'vraag' },
  colleague: { colleagueId: null },
  housingRegistrationDelete: { personId: MARIA, registrationId: 'r' },
  indicatorMute: { indicatorId: 'i', keys: ['sleutel'], title: 'Titel' },
  listRecord: { list: 'quickLinks', id: null },
  mailCopy: {
    copy: 'resend',
    mailId: 'm',
    subject: 'Afspraak',
    receivers: { to: ['a@mail.example'], cc: [], bcc: [] },
  },
  mailCustomer: { mailId: 'm', from: 'a@mail.example', customerId: null },
  mailDelete: { mailId: 'm', subject: 'Afspraak', status: 'New' },
  mediaClear: { mediaId: 'm', title: 'foto.jpg' },
  mediaDeleted: { mediaId: 'm' },
  mediaView: { mediaId: 'm' },
  newRelation: {},
  outgoingMail: { mailId: 'm' },
  personDelete: { personId: MARIA },
  chatOffer: { isOn: false },
  portalStatus: { status: 11 },
  publicMessagePreview: { caseFlowId: 'zaak', message: 'Tekst', mediaId: null },
  registerAnnouncement: { of: 'person', recordId: MARIA, name: 'Maria', roleId: null, units: null },
  registerFaq: about,
  registerTask: about,
  repairDefect: { unitId: 'u', unitName: 'Lindengracht 3', requestId: null, isAnonymous: false },
  repairDiscard: { unitId: 'u' },
  repairImpossible: {
    unitId: 'u',
    submit: { id: 'r', channelType: 'Phone', phone: '', email: '' },
    isImpossible: true,
  },
  repairItemRemove: { requestId: 'r', itemId: 'i', name: 'Kraan lekt' },
  scenarioChannel: { ...step, scenarioId: 's' },
  shortcuts: {},
  signOut: {},
  forgetMe: {},
  standardText: { id: null, text: '' },
  standardTextFill: { fieldId: 'f', start: 0, end: 0, text: '{dag}', person: null },
  standardTexts: {},
  stepFinish: step,
  stepPickUp: step,
  stepTaskFinish: { ...step, stepTaskId: 't', outcomeId: null },
  supplier: { vendorId: null },
  taskBulkReason: { action: 'finish', taskIds: ['taak'] },
  taskBulkReassign: { taskIds: ['taak'] },
  taskOutcome: { taskId: 'taak' },
  taskReason: { action: 'finish', taskId: 'taak' },
  taskSaveView: { filters: noTaskFilters, sort: 'ends' },
  timelineRemoval: { subject: 'case', act: 'delete', id: 'z', caseId: 'z', title: 'Zaak' },
  transfer: about,
  valuationRequest: { unitId: 'eenheid', name: 'Lindengracht 3' },
  unusedLabels: {},
  zoneTask: { zone: { of: 'unit', id: 'eenheid', name: 'Lindengracht 3' }, faqId: null },
};
const kinds = Object.keys(dialogs) as DialogKind[];

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
      app.store.dispatch(dialogOpened({ dialog: { kind, ...dialogs[kind] } as Dialog }));
    });
    await waitFor(() =>
      expect([...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')]).not.toEqual([]),
    );
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    await waitFor(() => expectToBeAt(opensAt[kind]));
  });
});
