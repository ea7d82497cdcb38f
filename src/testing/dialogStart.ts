import type { DialogKind } from '@/core/dialogs/dialog';

/**
 * The element with the focus when a dialog opens: the first field, or the cancel button where the action cannot be
 * undone. Null for a dialog without fields.
 */
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
  vendor: 'Naam',
  taskBulkReason: 'Wat is er gedaan?',
  taskBulkReassign: 'Toewijzen aan',
  taskOutcome: null,
  taskReason: 'Wat is er gedaan?',
  taskSaveView: 'Naam',
  timelineRemoval: 'Annuleren',
  transfer: 'Zoek een collega',
  valuationRequest: 'Behandelaar',
  unusedLabels: null,
  propertyTask: 'Onderwerp',
};

/** Expects the dialog to be complete, with the focus at its start. */
export function expectStarted(kind: DialogKind): void {
  const name = opensAt[kind];
  const { activeElement } = document;
  const dialog = activeElement?.closest('[role$=dialog]') ?? null;
  expect(dialog).not.toBeNull();
  if (name === null) expect(activeElement).toBe(dialog);
  else expect(activeElement).toHaveAccessibleName(expect.stringContaining(name));
}
