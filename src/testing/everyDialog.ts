import type { Dialog, DialogData, DialogKind } from '@/core/dialogs/dialog';
import { noFilters as noCaseFilters } from '@/work/caseflows/list/caseFlowFilters';
import { noFilters as noTaskFilters } from '@/work/tasks/list/taskFilters';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const about = { personId: MARIA, contractId: null };
const step = { caseFlowId: 'zaak', stepId: 'stap' };

interface Row<K extends DialogKind> {
  /**
   * The element with the focus when the dialog opens: the first field, or the cancel button where the action cannot be
   * undone. Null for a dialog without fields.
   */
  start: string | null;
  /** The records need not exist. */
  data: DialogData[K];
}

const everyDialog: { [K in DialogKind]: Row<K> } = {
  account: { start: 'Annuleren', data: { action: 'delete', personId: MARIA, accountId: 'account' } },
  callBack: { start: 'Waarover', data: about },
  caseFlowCancel: { start: 'Terug', data: { caseFlowId: 'zaak' } },
  caseFlowOwner: { start: 'Nieuwe eigenaar', data: { caseFlowIds: ['zaak'] } },
  caseFlowSaveView: { start: 'Naam', data: { filters: noCaseFilters, sort: 'deadline' } },
  chatHistory: { start: null, data: { conversationId: 'gesprek' } },
  chatLink: { start: 'Relatie', data: { conversationId: 'gesprek' } },
  chatUnlink: { start: 'Annuleren', data: { conversationId: 'gesprek', customerId: 'klant', name: 'Maria' } },
  faqTask: { start: 'Complex', data: { faqId: 'vraag' } },
  faqTransfer: { start: 'Zoek een collega', data: { faqId: 'vraag' } },
  colleague: { start: 'Naam', data: { colleagueId: null } },
  housingRegistrationDelete: { start: 'Annuleren', data: { personId: MARIA, registrationId: 'r' } },
  indicatorMute: { start: null, data: { indicatorId: 'i', keys: ['sleutel'], title: 'Titel' } },
  listRecord: { start: 'Naam', data: { list: 'quickLinks', id: null } },
  mailCopy: {
    start: 'Aan',
    data: {
      copy: 'resend',
      mailId: 'm',
      subject: 'Afspraak',
      receivers: { to: ['a@mail.example'], cc: [], bcc: [] },
    },
  },
  mailCustomer: { start: 'Klant', data: { mailId: 'm', from: 'a@mail.example', customerId: null } },
  mailDelete: { start: 'Annuleren', data: { mailId: 'm', subject: 'Afspraak', status: 'New' } },
  mediaClear: { start: 'Reden', data: { mediaId: 'm', title: 'foto.jpg' } },
  mediaDeleted: { start: null, data: { mediaId: 'm' } },
  mediaView: { start: null, data: { mediaId: 'm' } },
  newRelation: { start: 'Relatienummer', data: {} },
  outgoingMail: { start: null, data: { mailId: 'm' } },
  personDelete: { start: 'Annuleren', data: { personId: MARIA } },
  chatOffer: { start: 'Annuleren', data: { isOn: false } },
  portalStatus: { start: 'Annuleren', data: { status: 11 } },
  publicMessagePreview: { start: null, data: { caseFlowId: 'zaak', message: 'Tekst', mediaId: null } },
  registerAnnouncement: {
    start: 'Titel',
    data: { of: 'person', recordId: MARIA, name: 'Maria', roleId: null, units: null },
  },
  registerFaq: { start: 'Vraag', data: about },
  registerTask: { start: 'Onderwerp', data: about },
  repairDefect: {
    start: 'Zoek een gebrek',
    data: { unitId: 'u', unitName: 'Lindengracht 3', requestId: null, isAnonymous: false },
  },
  repairDiscard: { start: 'Annuleren', data: { unitId: 'u' } },
  repairImpossible: {
    start: null,
    data: {
      unitId: 'u',
      submit: { id: 'r', channelType: 'Phone', phone: '', email: '' },
      isImpossible: true,
    },
  },
  repairItemRemove: { start: 'Annuleren', data: { requestId: 'r', itemId: 'i', name: 'Kraan lekt' } },
  scenarioChannel: { start: 'Baliebezoek', data: { ...step, scenarioId: 's' } },
  shortcuts: { start: null, data: {} },
  signOut: { start: 'Terug', data: {} },
  forgetMe: { start: 'Terug', data: {} },
  standardText: { start: 'Naam', data: { id: null, text: '' } },
  standardTextFill: { start: 'Dag', data: { fieldId: 'f', start: 0, end: 0, text: '{dag}', person: null } },
  standardTexts: { start: null, data: {} },
  stepFinish: { start: null, data: step },
  stepPickUp: { start: null, data: step },
  stepTaskFinish: { start: null, data: { ...step, stepTaskId: 't', outcomeId: null } },
  vendor: { start: 'Naam', data: { vendorId: null } },
  taskBulkReason: { start: 'Wat is er gedaan?', data: { action: 'finish', taskIds: ['taak'] } },
  taskBulkReassign: { start: 'Toewijzen aan', data: { taskIds: ['taak'] } },
  taskOutcome: { start: null, data: { taskId: 'taak' } },
  taskReason: { start: 'Wat is er gedaan?', data: { action: 'finish', taskId: 'taak' } },
  taskSaveView: { start: 'Naam', data: { filters: noTaskFilters, sort: 'ends' } },
  timelineRemoval: {
    start: 'Annuleren',
    data: { subject: 'case', act: 'delete', id: 'z', caseId: 'z', title: 'Zaak' },
  },
  transfer: { start: 'Zoek een collega', data: about },
  valuationRequest: { start: 'Behandelaar', data: { unitId: 'eenheid', name: 'Lindengracht 3' } },
  unusedLabels: { start: null, data: {} },
  propertyTask: {
    start: 'Onderwerp',
    data: { zone: { of: 'unit', id: 'eenheid', name: 'Lindengracht 3' }, faqId: null },
  },
};

export const dialogKinds = Object.keys(everyDialog) as DialogKind[];

export const dialogOf = (kind: DialogKind) => ({ kind, ...everyDialog[kind].data }) as Dialog;

/** Expects the dialog to be complete, with the focus at its start. */
export function expectStarted(kind: DialogKind): void {
  const name = everyDialog[kind].start;
  const { activeElement } = document;
  const dialog = activeElement?.closest('[role$=dialog]') ?? null;
  expect(dialog).not.toBeNull();
  if (name === null) expect(activeElement).toBe(dialog);
  else expect(activeElement).toHaveAccessibleName(expect.stringContaining(name));
}
