import { CaseFlowStatus, caseFlowStatusLabel } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus, stepStatusLabel } from '@/domain/caseflows/caseFlowStep';
import * as allocation from '@/domain/catalogue/allocation';
import * as failures from '@/domain/catalogue/failures';
import * as inspections from '@/domain/catalogue/inspections';
import * as payments from '@/domain/catalogue/payments';
import * as requests from '@/domain/catalogue/requests';
import * as states from '@/domain/catalogue/states';
import * as weekdays from '@/domain/catalogue/weekdays';
import { ChatProvider } from '@/domain/chat/chatConversation';
import { MessageDirection, MessageStatus } from '@/domain/chat/chatMessage';
import { ConversationStatus, conversationStatusLabel } from '@/domain/chat/conversationStatus';
import { AppointmentStatus, appointmentStatusLabel } from '@/domain/colleagues/appointment';
import { AssigneeType } from '@/domain/colleagues/assignee';
import { availabilityLabels } from '@/domain/colleagues/availability';
import { Availability, presenceLabel, PresenceStatus } from '@/domain/colleagues/presence';
import { DeliveryStatus, deliveryStatusLabel } from '@/domain/diagnostics/undeliveredMessage';
import { FaqType, PublicationStatus, publicationStatusLabel } from '@/domain/knowledge/faq';
import { ScenarioStatus } from '@/domain/knowledge/selfServiceScenario';
import { MailStatus, mailStatusLabel } from '@/domain/mail/mailMessage';
import { MediaCategory } from '@/domain/media/media';
import { AddressType, PhoneType, phoneTypeLabel } from '@/domain/people/contactDetails';
import { PriorityLevel, priorityLabel } from '@/domain/people/indicator';
import { CustomerStatus, PERSON_ROLES, personRoleLabel } from '@/domain/people/person';
import {
  characteristicLabel,
  CorrespondenceType,
  Gender,
  PERSON_CHARACTERISTICS,
  traitLabel,
} from '@/domain/people/personTraits';
import { PortalStatus, portalStatusLabel } from '@/domain/selfservice/portal';
import { TimeSlot } from '@/domain/repairs/planning';
import {
  RepairItemStatus,
  repairItemStatusLabel,
  RepairRequestStatus,
  repairStatusLabel,
} from '@/domain/repairs/repairRequest';
import { SelectedPanel } from '@/domain/selectedPanel';
import { TaskOutcomeStatus } from '@/domain/tasks/taskOutcome';
import { TaskStatus, taskStatusLabel } from '@/domain/tasks/taskStatus';
import { TaskStatusFilter, taskStatusFilterLabel } from '@/domain/tasks/taskStatusFilter';
import { TaskTypeCategory, taskTypeCategoryLabel } from '@/domain/tasks/taskType';
import { PhoneStatus, CallStatus, QueueStatus } from '@/domain/telephony/phoneStatus';
import { callStatusLabel, phoneStatusLabel } from '@/domain/telephony/phoneStatusLabels';
import { KpiState } from '@/domain/telephony/queueStats';
import {
  BillStatus,
  billStatusLabel,
  PaymentMethod,
  paymentMethodLabel,
  PaymentStatus,
  paymentStatusLabel,
} from '@/domain/tenancy/bill';
import { ContractStatus, contractStatusLabel } from '@/domain/tenancy/contract';
import { PriceComponentStatus, priceComponentStatusLabel } from '@/domain/tenancy/housingLists';
import {
  REACTION_STATUSES,
  reactionStatusLabel,
  RegistrationType,
  registrationTypeLabel,
} from '@/domain/tenancy/housingRegistration';
import { TerminationStatus, terminationStatusLabel } from '@/domain/tenancy/termination';
import { UnitLoad } from '@/domain/properties/units';
import { CaseStatus, caseStatusLabel } from '@/domain/timeline/caseOnTimeline';
import { ChannelType, channelTypeLabel } from '@/domain/timeline/channelType';
import { StatusFilter, statusFilterLabel } from '@/domain/timeline/timelineFilters';
import { coded, type Enumeration, labelled, nameless, worded } from './enumeration';
import type { enumerationTexts } from './enumerationTexts';

type Group = keyof typeof enumerationTexts.groups;

const named = <T extends string>(values: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(values.map((value) => [value, value]));

/** The whole catalogue of the documents (002 §9.3), in their order. */
export const enumerations: Readonly<Record<Group, readonly Enumeration[]>> = {
  requests: [
    coded('RepairRequestStatus', RepairRequestStatus, repairStatusLabel),
    coded('RepairRequestItemStatus', RepairItemStatus, repairItemStatusLabel),
    ...['ComplaintStatus', 'ComplimentStatus', 'DisturbanceStatus', 'HouseAdjustmentStatus'].map((name) =>
      labelled(name, requests.HandlingStatus, requests.handlingStatusLabels),
    ),
    worded('SelfserviceReportFilter', ['All', 'InProgress', 'Closed', 'Submitted']),
  ],
  work: [
    coded('TaakStatus', TaskStatus, taskStatusLabel),
    coded('TaskStatusFilter', TaskStatusFilter, taskStatusFilterLabel),
    coded('TaskTypeCategory', TaskTypeCategory, taskTypeCategoryLabel),
    worded('TaskOutcomeStatus', TaskOutcomeStatus),
    coded('CaseFlowStatus', CaseFlowStatus, caseFlowStatusLabel),
    coded('CaseFlowStepStatus', StepStatus, stepStatusLabel),
    worded('CaseFlowAssignmentType', AssigneeType),
    coded('CaseStatus', CaseStatus, caseStatusLabel),
    labelled('CaseType', requests.CustomerCaseType, requests.customerCaseTypeLabels),
    worded('CustomerStatus', CustomerStatus),
  ],
  money: [
    coded('PaymentStatus', PaymentStatus, paymentStatusLabel),
    coded('PaymentMethod', PaymentMethod, paymentMethodLabel),
    nameless('PaymentProviderType', payments.PAYMENT_PROVIDERS),
    labelled('RejectionReason', payments.RejectionReason, payments.rejectionReasonLabels),
    coded('BillStatus', BillStatus, billStatusLabel),
    nameless('BillSortOrder', payments.BILL_SORT_ORDERS),
    coded('ContractStatus', ContractStatus, contractStatusLabel),
    coded('ContractPriceComponentStatus', PriceComponentStatus, priceComponentStatusLabel),
  ],
  knowledge: [
    labelled('AdvertisementStatus', allocation.AdvertisementStatus, allocation.advertisementStatusLabels),
    coded('PublicationStatus', PublicationStatus, publicationStatusLabel),
    worded('FaqType', FaqType),
  ],
  allocation: [
    coded('ReactionStatus', named(REACTION_STATUSES), reactionStatusLabel),
    coded('RegistrationType', RegistrationType, registrationTypeLabel),
    labelled('ReactionPossibility', allocation.ReactionPossibility, allocation.reactionPossibilityLabels),
  ],
  inspections: [
    labelled(
      'InspectionProgress',
      inspections.InspectionProgress,
      inspections.inspectionProgressLabels,
      inspections.INSPECTION_STEPS - Object.keys(inspections.InspectionProgress).length,
    ),
    coded('InspectionReportStatus', TerminationStatus, terminationStatusLabel),
    labelled('RoomCondition', inspections.RoomCondition, inspections.roomConditionLabels),
    labelled(
      'InitialObservationResolution',
      inspections.InitialResolution,
      inspections.initialResolutionLabels,
    ),
    labelled('FinalObservationResolution', inspections.FinalResolution, inspections.finalResolutionLabels),
  ],
  mail: [
    coded('MailMessageStatus', MailStatus, mailStatusLabel),
    coded('UndeliveredMessageStatus', DeliveryStatus, deliveryStatusLabel),
  ],
  portal: [
    coded('SelfServiceStatus', PortalStatus, portalStatusLabel),
    worded('ScenarioStatus', ScenarioStatus),
    worded('TimeSlot', TimeSlot),
    labelled('Weekday', weekdays.Weekday, weekdays.weekdayLabels),
  ],
  telephony: [
    worded('TelephoneAvailability', ['Unavailable', 'Offline', 'InvalidUser', 'NotLoggedIn', 'Online']),
    coded('PhoneStatus', PhoneStatus, phoneStatusLabel),
    worded('QueueStatus', QueueStatus),
    coded('CallStatus', CallStatus, callStatusLabel),
    worded('QueueKpiState', KpiState),
    coded('PresenceStatus', PresenceStatus, presenceLabel),
    labelled('ColleagueAvailability', Availability, availabilityLabels),
    coded('CalendarAppointmentStatus', AppointmentStatus, appointmentStatusLabel),
  ],
  chat: [
    coded('ChatConversationStatus', ConversationStatus, conversationStatusLabel),
    worded('ChatMessageStatus', MessageStatus),
    worded('ChatMessageDirection', MessageDirection),
    worded('ChatProvider', ChatProvider),
  ],
  people: [
    coded('ChannelType', ChannelType, channelTypeLabel),
    coded('Gender', Gender, traitLabel),
    coded('CorrespondenceType', CorrespondenceType, traitLabel),
    worded('AddressType', AddressType),
    coded('PersonCharacteristic', named(PERSON_CHARACTERISTICS), characteristicLabel),
    worded('PersonFieldType', [
      'Initials',
      'FirstName',
      'Insertion',
      'LastName',
      'BirthDate',
      'Gender',
      'PostalAddress',
      'PhoneNumber',
      'PhoneType',
      'EmailAddress',
    ]),
    coded('PersonRole', named(PERSON_ROLES), personRoleLabel),
    coded('StatusFilter', StatusFilter, statusFilterLabel),
    coded('PriorityLevel', PriorityLevel, priorityLabel),
    worded('MessageType', ['Info', 'Error', 'Warning', 'Success']),
  ],
  failures: [
    labelled(
      'TokenVerificationError',
      failures.TokenVerificationError,
      failures.tokenVerificationErrorLabels,
    ),
    labelled('FormSubmitErrorReason', failures.FormSubmitErrorReason, failures.formSubmitErrorReasonLabels),
    labelled('TestResultStatus', failures.TestResultStatus, failures.testResultStatusLabels),
  ],
  states: [
    labelled('PopupStatus', states.PopupStatus, states.popupStatusLabels),
    labelled('ChatOperatorRegistration', states.OperatorRegistration, states.operatorRegistrationLabels),
    labelled('SelectedPanel', SelectedPanel, states.selectedPanelLabels),
    labelled('UnitLoadStatus', UnitLoad, states.unitLoadLabels),
  ],
  rest: [
    worded('MediaCategory', MediaCategory),
    coded('PhoneType', PhoneType, phoneTypeLabel),
    nameless('ActivityCategory'),
    nameless('RoleFields'),
    nameless('CardType'),
    nameless('JitType'),
  ],
};
