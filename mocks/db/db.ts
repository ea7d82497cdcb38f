import type {
  BillRecord,
  CaseActivityRecord,
  CaseFlowRecord,
  CaseMessageRecord,
  CaseRecord,
  ColleagueRecord,
  ContractContactRecord,
  ComplexRecord,
  ContractRecord,
  ErrorReportRecord,
  FaqRecord,
  FaqSuggestionRecord,
  FunctionGroupRecord,
  MediaRecord,
  OccupancyRecord,
  PersonRecord,
  PortalSessionRecord,
  RegistrationRecord,
  ScoreRecord,
  RelationRecord,
  SelfServiceReportRecord,
  SmartLabelRecord,
  StepTaskRecord,
  WorkAreaRecord,
  UnitRecord,
  SubjectRecord,
  VendorRecord,
  ZoneRecord,
} from './records';
import type { ActivityRecord, TaskRecord } from '../tasks/records';
import type { ConversationRecord, OperatorRecord } from '../chat/records';
import type { StoredConversation } from '../wire/chat';
import type { Account, CardAdditionalField, SynchronizedObject } from '../wire/people';
import type { Announcement } from '../wire/announcements';
import type { MailMessage, OutgoingMail } from '../wire/mail';
import type { LogEntry, UndeliveredMessage } from '../wire/diagnostics';
import type {
  CollectiveObject,
  RepairAnswer,
  RepairAppointment,
  RepairCode,
  RepairDefect,
  RepairRequest,
  RepairRule,
} from '../wire/repairs';
import type { TargetGroup } from '../wire/knowledge';
import type { MetaTag } from '../wire/lists';
import type { PortalRequest } from '../wire/portal';
import type { PastCall, QuickDial, QuickLink } from '../wire/telephony';
import type {
  HousingListItem,
  PriceComponent,
  ServiceFund,
  TerminationReport,
  Valuation,
} from '../wire/housing';
import type { PhoneRecord, WaitingCaller } from '../telephony/phoneRecords';
import { Table } from './table';

/** All that the back end remembers. One per process; `resetDb` fills it anew. */
export const db = {
  tasks: new Table<TaskRecord>(),
  /** What happened to tasks after their creation; the creation itself is told by the task (see history.ts). */
  activities: new Table<ActivityRecord>(),
  people: new Table<PersonRecord>(),
  colleagues: new Table<ColleagueRecord>(),
  functionGroups: new Table<FunctionGroupRecord>(),
  contracts: new Table<ContractRecord>(),
  occupancies: new Table<OccupancyRecord>(),
  contractContacts: new Table<ContractContactRecord>(),
  bills: new Table<BillRecord>(),
  scores: new Table<ScoreRecord>(),
  workAreas: new Table<WorkAreaRecord>(),
  vendors: new Table<VendorRecord>(),
  /** The id is `indicator/key`. */
  mutedIndicators: new Table<{ id: string }>(),
  registrations: new Table<RegistrationRecord>(),
  accounts: new Table<Account>(),
  /** Who is managed by an outside system. */
  synchronizedObjects: new Table<SynchronizedObject>(),
  additionalFields: new Table<CardAdditionalField>(),
  zones: new Table<ZoneRecord>(),
  units: new Table<UnitRecord>(),
  complexes: new Table<ComplexRecord>(),
  valuations: new Table<Valuation>(),
  districts: new Table<HousingListItem>(),
  housingTypes: new Table<HousingListItem>(),
  priceComponents: new Table<PriceComponent>(),
  serviceFunds: new Table<ServiceFund>(),
  terminationReports: new Table<TerminationReport>(),
  /** Whom onboarding can tell about, by relation number. */
  relations: new Table<RelationRecord>(),
  media: new Table<MediaRecord>(),
  cases: new Table<CaseRecord>(),
  caseActivities: new Table<CaseActivityRecord>(),
  caseFlows: new Table<CaseFlowRecord>(),
  caseMessages: new Table<CaseMessageRecord>(),
  reports: new Table<SelfServiceReportRecord>(),
  portalSessions: new Table<PortalSessionRecord>(),
  portalRequests: new Table<PortalRequest>(),
  /** One row: whom the portal is open to. */
  portalStatus: new Table<{ id: string; status: number }>(),
  stepTasks: new Table<StepTaskRecord>(),
  faqs: new Table<FaqRecord>(),
  smartLabels: new Table<SmartLabelRecord>(),
  targetGroups: new Table<TargetGroup>(),
  metaTags: new Table<MetaTag>(),
  /** Who answers for a subject, where somebody said so; the id is that of the subject. */
  subjectGroups: new Table<{ id: string; groupIds: readonly string[] }>(),
  faqSuggestions: new Table<FaqSuggestionRecord>(),
  subjects: new Table<SubjectRecord>(),
  announcements: new Table<Announcement>(),
  chatOperators: new Table<OperatorRecord>(),
  conversations: new Table<ConversationRecord>(),
  storedConversations: new Table<StoredConversation>(),
  errorReports: new Table<ErrorReportRecord>(),
  /** By the user whose phone it is. */
  phones: new Table<PhoneRecord>(),
  waitingCallers: new Table<WaitingCaller>(),
  pastCalls: new Table<PastCall>(),
  quickDials: new Table<QuickDial>(),
  quickLinks: new Table<QuickLink>(),
  repairAnswers: new Table<RepairAnswer>(),
  repairDefects: new Table<RepairDefect>(),
  repairRules: new Table<RepairRule>(),
  locationTypes: new Table<RepairCode>(),
  specificationCodes: new Table<RepairCode>(),
  collectiveObjects: new Table<CollectiveObject>(),
  repairRequests: new Table<RepairRequest>(),
  repairAppointments: new Table<RepairAppointment>(),
  undeliveredMessages: new Table<UndeliveredMessage>(),
  logEntries: new Table<LogEntry>(),
  mails: new Table<MailMessage>(),
  outgoingMails: new Table<OutgoingMail>(),
  /** The vendors who have no time in any week. */
  fullVendors: new Table<{ id: string }>(),
};

export type Db = typeof db;

export function clearDb(): void {
  for (const table of Object.values(db)) table.clear();
}
