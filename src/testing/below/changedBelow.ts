import { aCaseFlow, anAssignee, aPerson, aPickedUpStep, aTask, db, referenceTo } from '@mocks/db';
import type { DialogKind } from '@/core/dialogs/dialog';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import {
  type Below,
  ofAccount,
  ofBram,
  ofCase,
  ofChatOffer,
  ofContact,
  ofMail,
  ofMediaClear,
  ofPerson,
  ofPortalStatus,
  ofRegistration,
  ofStepTask,
  ofTask,
  ofTimelineRemoval,
  isOver,
  overSays,
  MAIL,
} from './below';

/* Every dialog, with the changes that a colleague, a push or a poll makes while it is open. */

/** The changes below a dialog, or the reason why nothing can change there. */
type Row = string | readonly (() => Below)[];

const WRITES_NOTHING = 'writes nothing on the server';
const OWN = 'writes only what this agent alone keeps in this browser';
const NEW_RECORD = 'writes a new record about the record of its card, which overwrites nothing';
export const HOLDS_FIELDS = 'keeps what each field was opened with; both versions are shown';

export const changedBelow: { [K in DialogKind]: Row } = {
  account: [
    () =>
      ofAccount('block', { isBlocked: true }, { says: /al geblokkeerd/, button: 'Blokkeren', ends: 'over' }),
    () =>
      ofAccount(
        'recover',
        { isActive: false },
        { says: /Alleen een actief account/, button: 'Herstellen', ends: 'over' },
      ),
    () =>
      ofAccount(
        'delete',
        { isBlocked: true },
        { says: /staat intussen op ‘Geblokkeerd’/, button: 'Verwijderen', ends: 'asks' },
      ),
    () =>
      ofAccount(
        'delete',
        { personId: 'p2' },
        { says: /intussen verwijderd/, button: 'Verwijderen', ends: 'over' },
      ),
  ],
  callBack: [ofContact('callBack', /^(Terugbel|Taak)/)],
  caseFlowCancel: [
    () =>
      ofCase((caseFlowId) => ({ kind: 'caseFlowCancel', caseFlowId }), isOver, {
        says: overSays,
        button: 'Zaak annuleren',
        ends: 'over',
      }),
  ],
  caseFlowOwner: [
    () =>
      ofCase(
        (id) => ({ kind: 'caseFlowOwner', caseFlowIds: [id] }),
        { ownerModel: anAssignee() },
        { says: /intussen van Anne de Vries/, button: 'Toekennen', ends: 'asks' },
        { tab: '' },
      ),
    () =>
      ofCase(
        (id) => ({ kind: 'caseFlowOwner', caseFlowIds: [id] }),
        isOver,
        { says: /staat niet meer in de lijst/, button: 'Toekennen', ends: 'asks' },
        { tab: '' },
      ),
    () =>
      ofCase((id) => ({ kind: 'caseFlowOwner', caseFlowIds: [id] }), isOver, {
        says: overSays,
        button: 'Toekennen',
        ends: 'over',
      }),
    () => {
      const other = db.caseFlows.add(aCaseFlow({ title: 'Lekkage' }));
      return ofCase(
        (id) => ({ kind: 'caseFlowOwner', caseFlowIds: [id, other.id] }),
        { ownerModel: anAssignee() },
        { says: /^‘Overlast’ heeft intussen een andere eigenaar\.$/, button: 'Toekennen', ends: 'asks' },
        { tab: '' },
      );
    },
  ],
  caseFlowSaveView: OWN,
  chatHistory: WRITES_NOTHING,
  chatLink: 'proven with its chat (desk/chat/dialogs/link.test)',
  chatUnlink: 'proven with its chat (desk/chat/dialogs/link.test)',
  faqTask: WRITES_NOTHING,
  faqTransfer: WRITES_NOTHING,
  colleague: HOLDS_FIELDS,
  housingRegistrationDelete: [
    () => ofRegistration({ remarks: 'Wacht op antwoord' }, /Ondertussen gewijzigd/, 'asks'),
    () => ofRegistration({ registrationNumber: 'W-1' }, /kan niet worden verwijderd/, 'over'),
    () => ofRegistration({ personId: 'p2' }, /bestaat niet meer/, 'over'),
  ],
  indicatorMute: 'mutes the same keys once more when a colleague was first, which changes nothing',
  listRecord: `${HOLDS_FIELDS} (management/twoEditors.matrix)`,
  mailCopy: 'a sent mail does not change',
  mailCustomer: [
    () =>
      ofMail(
        { kind: 'mailCustomer', mailId: MAIL, from: '', customerId: null },
        { customerId: 'k', customerName: 'Jan Peters' },
        /intussen gekoppeld aan Jan Peters/,
        'Klant koppelen',
      ),
  ],
  mailDelete: [
    () =>
      ofMail(
        { kind: 'mailDelete', mailId: MAIL, subject: 'Lekkage', status: 'New' },
        { status: 'PickedUp' },
        /staat intussen op/,
        'Verwijderen',
      ),
  ],
  mediaClear: [ofMediaClear],
  mediaDeleted: WRITES_NOTHING,
  mediaView: WRITES_NOTHING,
  newRelation:
    'writes a new person; its link to a chat goes with what was seen (desk/chat/dialogs/link.test)',
  outgoingMail: WRITES_NOTHING,
  personDelete: [
    () => ofPerson({ name: 'Fatima Kaya' }, /intussen gewijzigd/, 'asks'),
    () => ofPerson({ personIsDeletable: false }, /kan niet meer worden verwijderd/, 'over'),
  ],
  chatOffer: [ofChatOffer],
  portalStatus: [ofPortalStatus],
  publicMessagePreview: [
    () => {
      const jan = db.people.add(aPerson({ name: 'Jan Peters' }));
      return ofCase(
        (caseFlowId) => ({ kind: 'publicMessagePreview', caseFlowId, message: 'Dag', mediaId: null }),
        { personId: jan.id, relatedPerson: referenceTo(jan) },
        {
          says: /relatie van deze zaak is intussen Jan Peters/,
          button: 'Versturen naar klant',
          ends: 'asks',
        },
      );
    },
  ],
  registerAnnouncement: NEW_RECORD,
  registerFaq: [ofContact('registerFaq', 'Vraag vastleggen')],
  registerTask: [ofContact('registerTask', 'Taak aanmaken')],
  repairDefect: 'no hub or poll reads a request; each write of it is refused once it was submitted',
  repairDiscard: OWN,
  repairImpossible: 'no hub or poll reads a request; each write of it is refused once it was submitted',
  repairItemRemove: 'no hub or poll reads a request; each write of it is refused once it was submitted',
  scenarioChannel: WRITES_NOTHING,
  shortcuts: WRITES_NOTHING,
  signOut: OWN,
  forgetMe: OWN,
  standardText: OWN,
  standardTextFill: OWN,
  standardTexts: OWN,
  stepFinish: [
    () =>
      ofCase(
        (caseFlowId, stepId) => ({ kind: 'stepFinish', caseFlowId, stepId }),
        isOver,
        { says: overSays, button: 'Stap afronden', ends: 'over' },
        { step: aPickedUpStep() },
      ),
  ],
  stepPickUp: [
    () =>
      ofCase((caseFlowId, stepId) => ({ kind: 'stepPickUp', caseFlowId, stepId }), isOver, {
        says: overSays,
        button: 'Stap oppakken',
        ends: 'over',
      }),
  ],
  stepTaskFinish: [
    () =>
      ofCase(
        (caseFlowId, stepId, stepTaskId) => ({
          kind: 'stepTaskFinish',
          caseFlowId,
          stepId,
          stepTaskId,
          outcomeId: null,
        }),
        isOver,
        { says: overSays, button: /^Taak /, ends: 'over' },
        { step: aPickedUpStep() },
      ),
  ],
  vendor: `${HOLDS_FIELDS} (vendors.test)`,
  taskBulkReason: [
    () =>
      ofTask((id) => ({ kind: 'taskBulkReason', action: 'finish', taskIds: [id] }), ofBram, {
        says: /intussen gewijzigd: .*, bij Bram Bakker/,
        button: 'Bevestigen',
        ends: 'asks',
      }),
  ],
  taskBulkReassign: [
    () => {
      const other = db.tasks.add(aTask({ subject: 'Anders' }));
      return {
        ...ofTask((id) => ({ kind: 'taskBulkReassign', taskIds: [id, other.id] }), ofBram, {
          says: /^‘Lekkage’ is intussen gewijzigd\.$/,
          button: 'Toewijzen',
          ends: 'asks',
        }),
        path: '/dashboard/taken/overzicht',
      };
    },
  ],
  taskOutcome: [
    () => ofStepTask({ status: TaskStatus.Finished }, /al afgerond/),
    () => ofStepTask({ completeBy: anAssignee() }, /niet aan jou of je groep toegewezen/),
  ],
  taskReason: [
    () =>
      ofTask(
        (taskId) => ({ kind: 'taskReason', action: 'finish', taskId }),
        { status: TaskStatus.Finished },
        { says: /al afgerond/, button: 'Bevestigen', ends: 'over' },
      ),
    () =>
      ofTask(
        (taskId) => ({ kind: 'taskReason', action: 'delete', taskId }),
        { ...ofBram, status: TaskStatus.PickedUp },
        { says: /intussen gewijzigd: .*, bij Bram Bakker/, button: 'Bevestigen', ends: 'asks' },
        { createdBy: anAssignee(), from: anAssignee() },
      ),
  ],
  taskSaveView: OWN,
  timelineRemoval: [ofTimelineRemoval],
  transfer: [ofContact('transfer', 'Taak aanmaken')],
  valuationRequest: NEW_RECORD,
  unusedLabels: 'the server removes all of them or none, and refuses once one is in use',
  propertyTask: NEW_RECORD,
};
