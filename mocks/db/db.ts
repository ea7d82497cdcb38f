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

/** The state of the back end. One per process; `resetDb` fills it again. */
export const db = {
  tasks: new Table<TaskRecord>('Taak {id} bestaat niet.'),
  /**
   * The history of tasks after their creation. The entry of the creation itself is made from the task (see history.ts).
   */
  activities: new Table<ActivityRecord>(),
  people: new Table<PersonRecord>('De relatie bestaat niet.'),
  colleagues: new Table<ColleagueRecord>(),
  functionGroups: new Table<FunctionGroupRecord>('De functiegroep bestaat niet.'),
  contracts: new Table<ContractRecord>('Het contract bestaat niet.'),
  occupancies: new Table<OccupancyRecord>(),
  contractContacts: new Table<ContractContactRecord>(),
  bills: new Table<BillRecord>(),
  scores: new Table<ScoreRecord>(),
  workAreas: new Table<WorkAreaRecord>(),
  vendors: new Table<VendorRecord>(),
  /** The id is `indicator/key`. */
  mutedIndicators: new Table<{ id: string }>(),
  registrations: new Table<RegistrationRecord>('De inschrijving bestaat niet.'),
  accounts: new Table<Account>('Het account bestaat niet.'),
  /** People who are managed by an outside system. */
  synchronizedObjects: new Table<SynchronizedObject>(),
  additionalFields: new Table<CardAdditionalField>(),
  zones: new Table<ZoneRecord>('De zone bestaat niet.'),
  units: new Table<UnitRecord>('De eenheid bestaat niet.'),
  complexes: new Table<ComplexRecord>('Het complex bestaat niet.'),
  valuations: new Table<Valuation>(),
  districts: new Table<HousingListItem>('De wijk bestaat niet.'),
  housingTypes: new Table<HousingListItem>('Het woningtype bestaat niet.'),
  priceComponents: new Table<PriceComponent>('Het prijscomponent bestaat niet.'),
  serviceFunds: new Table<ServiceFund>(),
  terminationReports: new Table<TerminationReport>(),
  /** Relations that onboarding can find, by relation number. */
  relations: new Table<RelationRecord>('Er is geen relatie met dit nummer.'),
  media: new Table<MediaRecord>('Bestand {id} bestaat niet.'),
  cases: new Table<CaseRecord>('Dossier {id} bestaat niet.'),
  caseActivities: new Table<CaseActivityRecord>('Gebeurtenis {id} bestaat niet.'),
  caseFlows: new Table<CaseFlowRecord>('Zaak {id} bestaat niet.'),
  caseMessages: new Table<CaseMessageRecord>(),
  reports: new Table<SelfServiceReportRecord>(),
  portalSessions: new Table<PortalSessionRecord>(),
  portalRequests: new Table<PortalRequest>(),
  /** The table has one row: the audience of the portal. */
  portalStatus: new Table<{ id: string; status: number }>(),
  stepTasks: new Table<StepTaskRecord>(),
  faqs: new Table<FaqRecord>('De vraag bestaat niet.'),
  smartLabels: new Table<SmartLabelRecord>('Het label bestaat niet.'),
  targetGroups: new Table<TargetGroup>('De doelgroep bestaat niet.'),
  metaTags: new Table<MetaTag>('De metatag bestaat niet.'),
  /** The function groups responsible for a subject, where an administrator set them; the id is that of the subject. */
  subjectGroups: new Table<{ id: string; groupIds: readonly string[] }>(),
  faqSuggestions: new Table<FaqSuggestionRecord>(),
  subjects: new Table<SubjectRecord>('Het onderwerp bestaat niet.'),
  announcements: new Table<Announcement>('De mededeling bestaat niet.'),
  chatOperators: new Table<OperatorRecord>(),
  conversations: new Table<ConversationRecord>(),
  storedConversations: new Table<StoredConversation>('Dit gesprek is niet bewaard.'),
  errorReports: new Table<ErrorReportRecord>(),
  /** The id of a phone is that of its user. */
  phones: new Table<PhoneRecord>(),
  waitingCallers: new Table<WaitingCaller>(),
  pastCalls: new Table<PastCall>(),
  quickDials: new Table<QuickDial>('De snelkiezer bestaat niet.'),
  quickLinks: new Table<QuickLink>('De snelkoppeling bestaat niet.'),
  repairAnswers: new Table<RepairAnswer>('Het antwoord bestaat niet.'),
  repairDefects: new Table<RepairDefect>('Het gebrek bestaat niet.'),
  repairRules: new Table<RepairRule>(),
  locationTypes: new Table<RepairCode>(),
  specificationCodes: new Table<RepairCode>(),
  collectiveObjects: new Table<CollectiveObject>(),
  repairRequests: new Table<RepairRequest>('Het reparatieverzoek bestaat niet.'),
  repairAppointments: new Table<RepairAppointment>(),
  undeliveredMessages: new Table<UndeliveredMessage>('Het bericht bestaat niet.'),
  logEntries: new Table<LogEntry>(),
  mails: new Table<MailMessage>('Het bericht bestaat niet.'),
  outgoingMails: new Table<OutgoingMail>(),
  /** The vendors without free time in any week. */
  fullVendors: new Table<{ id: string }>(),
};

export function clearDb(): void {
  for (const table of Object.values(db)) table.clear();
}
