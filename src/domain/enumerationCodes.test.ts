import * as v from 'valibot';
import { CaseFlowStatus, caseFlowStatusByWireName } from './caseflows/caseFlowStatus';
import { CaseFlowStep, StepStatus } from './caseflows/caseFlowStep';
import { conversationStatusByWireName } from './chat/conversationStatus';
import { MessageDirection, MessageStatus } from './chat/chatMessage';
import { ChatProvider } from './chat/chatConversation';
import { AppointmentStatus } from './colleagues/appointment';
import { PresenceStatus } from './colleagues/presence';
import { DeliveryStatus } from './diagnostics/undeliveredMessage';
import { FaqType, PublicationStatus } from './knowledge/faq';
import { SelfServiceScenario } from './knowledge/selfServiceScenario';
import { MailStatus } from './mail/mailMessage';
import { AddressType } from './people/contactDetails';
import { PriorityLevel } from './people/indicator';
import { Person, roleBadgesOf, rolesOf } from './people/person';
import {
  characteristicLabel,
  CORRESPONDENCE_TYPES,
  GENDERS,
  PERSON_CHARACTERISTICS,
} from './people/personTraits';
import { PortalRequestStatus, portalRequestStatusLabel, PortalStatus } from './selfservice/portal';
import { PlanningOption } from './repairs/planning';
import { RepairItemStatus, RepairRequestStatus } from './repairs/repairRequest';
import { CallStatus, PhoneStatus, QueueStatus } from './telephony/phoneStatus';
import { KpiState } from './telephony/queueStats';
import { Bill, BILL_SORTS, billStatusLabel, paymentMethodLabel, paymentStatusLabel } from './tenancy/bill';
import { PriceComponentStatus } from './tenancy/housingLists';
import { reactionStatusLabel } from './tenancy/housingRegistration';
import { TerminationStatus } from './tenancy/termination';
import { CaseOnTimeline, caseStatusLabel } from './timeline/caseOnTimeline';
import { StatusFilter } from './timeline/timelineFilters';

/** Reads `A B=2`: a member's value is its name, or the code after `=`. */
const membersOf = (spelled: string) =>
  Object.fromEntries(
    spelled.split(' ').map((part) => {
      const [name = '', code] = part.split('=');
      return [name, code === undefined ? name : Number(code)];
    }),
  );

/** The members as the three documents spell them (002 §9.3), copied by hand. */
it.each<[string, object, string]>([
  ['ENUM-05', CaseFlowStatus, 'PickedUp Finished Canceled Submitted'],
  ['ENUM-07', StepStatus, 'NotStarted Started PickedUp Finished Canceled'],
  [
    'ENUM-13',
    RepairRequestStatus,
    'Pending=0 Prepared=5 Submitted=10 Accepted=15 Finished=20 Locked=25 Canceled=-1',
  ],
  ['ENUM-14', RepairItemStatus, 'Pending=0 Finished=10 Canceled=-1'],
  ['ENUM-16', PortalRequestStatus, 'Submitted InProgress Closed'],
  ['ENUM-24', PriceComponentStatus, 'Provisionally Definitive Requested'],
  ['ENUM-26', PublicationStatus, 'Published=1 Concept=2 ToReview=3 Imported=4 Expired=5 Deleted=100'],
  ['ENUM-27', FaqType, 'Default WithFollowUpQuestions'],
  ['ENUM-32', TerminationStatus, 'Pending Submitted'],
  ['ENUM-36', MailStatus, 'New PickedUp Finished Deleted Sent'],
  ['ENUM-37', DeliveryStatus, 'Failed Retrying Resolved'],
  ['ENUM-38', PortalStatus, 'Online=1 Offline=10 KccOnly=11 AdministratorsOnly=12 Faulted=20'],
  ['ENUM-43', PhoneStatus, 'Unavailable=1 Available=2 Offline=3 Busy=4 ACW=5'],
  ['ENUM-44', QueueStatus, 'Unavailable=1 Available=2'],
  [
    'ENUM-45',
    CallStatus,
    'Dialing=1 Established=2 Ringing=3 LineClosed=5 OnHold=6 TryHold=103 TryPickUp=104 TryResume=106',
  ],
  ['ENUM-46', KpiState, 'Ok RequiresAttention Critical'],
  ['ENUM-47', PresenceStatus, 'Available=1 Unavailable=2 Busy=3 Offline=4 Away=5 Unknown=6 ACW=7 DND=8'],
  ['ENUM-49', AppointmentStatus, 'Free Tentative Busy OOF NoData'],
  ['ENUM-51', MessageStatus, 'Pending=1 Sent=2 Received=3'],
  ['ENUM-52', MessageDirection, 'ToCustomer=0 ToOperator=1'],
  ['ENUM-53', ChatProvider, 'Portal=0 WhatsApp=1'],
  ['ENUM-60', AddressType, 'Home Postal'],
  ['ENUM-63', StatusFilter, 'Active All Deleted'],
  ['ENUM-65', PriorityLevel, 'Urgent=0 Important=1 Missing=2 System=3'],
])('The enumeration %s has exactly the members and codes of the documents', (_, members, spelled) => {
  expect(members).toEqual(membersOf(spelled));
});

it('Requests of the portal have the names of the documents (ENUM-16)', () => {
  expect(Object.values(PortalRequestStatus).map(portalRequestStatusLabel)).toEqual([
    'Ingediend',
    'Gewijzigd',
    'Geannuleerd',
  ]);
});

const stepStatus = (status: unknown) => v.parse(CaseFlowStep, { id: 's', status }).status;
const caseStatus = (status: unknown) =>
  caseStatusLabel(v.parse(CaseOnTimeline, { case: { id: 'c', status } }).case.status);
const billStatus = (status: unknown) => billStatusLabel(v.parse(Bill, { id: 'b', status }).status);
const payment = (fields: object) =>
  v.parse(Bill, { id: 'b', payments: [{ id: 'p', ...fields }] }).payments[0]!;
const customer = (customerStatus: unknown) =>
  roleBadgesOf(v.parse(Person, { id: 'p', roles: { customer: 'r' }, customerStatus })).map(
    ({ label }) => label,
  );

/** Values that the wire may send by code or by name are read as the same member. */
it.each<[string, (wire: unknown) => unknown, [code: number, name: string, read: unknown][]]>([
  [
    'ENUM-06',
    (wire) => caseFlowStatusByWireName[String(wire)],
    [
      [0, 'PickedUp', CaseFlowStatus.PickedUp],
      [1, 'Finished', CaseFlowStatus.Finished],
      [2, 'Cancelled', CaseFlowStatus.Canceled],
      [3, 'Submitted', CaseFlowStatus.Submitted],
      [4, 'Submitted', CaseFlowStatus.Submitted],
    ],
  ],
  [
    'ENUM-08',
    stepStatus,
    [
      [0, 'NotStarted', StepStatus.NotStarted],
      [1, 'Started', StepStatus.Started],
      [2, 'PickedUp', StepStatus.PickedUp],
      [3, 'Finished', StepStatus.Finished],
      [4, 'Canceled', StepStatus.Canceled],
    ],
  ],
  [
    'ENUM-10',
    caseStatus,
    [
      [1, 'Submitted', 'ingediend'],
      [2, 'Closed', 'gesloten'],
      [3, 'InProgress', 'in behandeling'],
    ],
  ],
  [
    'ENUM-17',
    (status) => paymentStatusLabel(payment({ status }).status),
    [
      [0, 'New', 'Nieuwe betaling'],
      [1, 'Success', 'Betaling ontvangen'],
      [10, 'Pending', 'Betaling in afwachting'],
      [90, 'Failed', 'Betaling mislukt'],
      [91, 'Cancelled', 'Betaling afgebroken'],
      [92, 'Expired', 'Betaling verlopen'],
    ],
  ],
  [
    'ENUM-18',
    (method) => paymentMethodLabel(payment({ method }).method!),
    [
      [0, 'None', 'Geen betaalwijze'],
      [1, 'TransactionForm', 'Acceptgiro'],
      [2, 'PreauthorizedDebit', 'Automatische incasso'],
      [3, 'Electronic', 'Online betaling'],
    ],
  ],
  [
    'ENUM-21',
    billStatus,
    [
      [0, 'Open', 'Openstaand'],
      [1, 'InProgress', 'In behandeling'],
      [2, 'Closed', 'Afgesloten'],
    ],
  ],
  [
    'ENUM-50',
    (wire) => conversationStatusByWireName[String(wire)],
    [
      [0, 'Pending', 'Pending'],
      [1, 'Detached', 'Detached'],
      [2, 'Active', 'Active'],
      [3, 'ACW', 'ACW'],
      [4, 'Ended', 'Ended'],
    ],
  ],
])('%s is read by code and by name', (_, read, members) => {
  expect(members.map(([code, name]) => [read(code), read(name)])).toEqual(
    members.map(([, , expected]) => [expected, expected]),
  );
});

it('Enumerations without codes are read by their names', () => {
  const slot = (timeSlot: string) => v.parse(PlanningOption, { id: 'o', timeSlot }).timeSlot;
  const scenario = (status: string) => v.parse(SelfServiceScenario, { id: 's', status }).status;
  const roles = { customer: '1', prospect: '2', occupant: '3', vendor: '4', employee: '5' };
  const reactions = ['Verwerken', 'Ontvangen', 'Toegewezen', 'NietToegewezen'];
  const endings = ['Geaccepteerd', 'Geweigerd', 'Afgewezen', 'Verwijderd'];
  expect(['Active', 'Future', 'InActive', 'Unknown'].flatMap(customer)).toEqual([
    'Huurder',
    'Toekomstig huurder',
    'Oud huurder',
    'Huurder',
  ]);
  expect(BILL_SORTS).toHaveLength(2);
  expect([...reactions, ...endings].map(reactionStatusLabel).join()).not.toMatch(/Onbekend/);
  expect(['Published', 'Archived'].map(scenario)).toEqual(['Published', 'Archived']);
  expect(['Morning', 'Afternoon'].map(slot)).toEqual(['Morning', 'Afternoon']);
  expect(GENDERS).toEqual(['Unknown', 'Male', 'Female']);
  expect(CORRESPONDENCE_TYPES).toEqual(['Mail', 'Digital']);
  expect(PERSON_CHARACTERISTICS.map(characteristicLabel).join()).not.toMatch(/Onbekend/);
  expect(PERSON_CHARACTERISTICS).toEqual(['Aggressive', 'ExcludedFromSingleService']);
  expect(rolesOf(v.parse(Person, { id: 'p', roles }))).toEqual(Object.keys(roles));
});
