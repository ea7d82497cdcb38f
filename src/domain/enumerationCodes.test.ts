import { MessageDirection, MessageStatus } from './chat/chatMessage';
import { ChatProvider } from './chat/chatConversation';
import { AppointmentStatus } from './colleague/appointment';
import { PresenceStatus } from './colleague/presence';
import { DeliveryStatus } from './diagnostics/undeliveredMessage';
import { PublicationStatus } from './knowledge/faq';
import { MailStatus } from './mail/mailMessage';
import { AddressType } from './person/contactDetails';
import { PriorityLevel } from './person/indicator';
import { PortalRequestStatus, portalRequestStatusLabel, PortalStatus } from './portal';
import { RepairItemStatus, RepairRequestStatus } from './repairs/repairRequest';
import { CallStatus, PhoneStatus, QueueStatus } from './telephony/phoneStatus';
import { KpiState } from './telephony/queueStats';
import { PriceComponentStatus } from './tenancy/housingLists';
import { TerminationStatus } from './tenancy/termination';
import { StatusFilter } from './timeline/timelineFilters';

/** `A B=2`: a member is its name, or has the code behind it. */
const membersOf = (spelled: string) =>
  Object.fromEntries(
    spelled.split(' ').map((part) => {
      const [name = '', code] = part.split('=');
      return [name, code === undefined ? name : Number(code)];
    }),
  );

/** As the three documents spell them (002 §9.3), by hand. */
it.each<[string, object, string]>([
  [
    'ENUM-13',
    RepairRequestStatus,
    'Pending=0 Prepared=5 Submitted=10 Accepted=15 Finished=20 Locked=25 Canceled=-1',
  ],
  ['ENUM-14', RepairItemStatus, 'Pending=0 Finished=10 Canceled=-1'],
  ['ENUM-16', PortalRequestStatus, 'Submitted InProgress Closed'],
  ['ENUM-24', PriceComponentStatus, 'Provisionally Definitive Requested'],
  ['ENUM-26', PublicationStatus, 'Published=1 Concept=2 ToReview=3 Imported=4 Expired=5 Deleted=100'],
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
])('%s has these members and no others', (_, members, spelled) => {
  expect(members).toEqual(membersOf(spelled));
});

it('calls requests of the portal what the documents call them (ENUM-16)', () => {
  expect(Object.values(PortalRequestStatus).map(portalRequestStatusLabel)).toEqual([
    'Ingediend',
    'Gewijzigd',
    'Geannuleerd',
  ]);
});
