import type { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import type { StepStatus } from '@/domain/caseflows/caseFlowStep';
import type { ChannelType } from '@/domain/timeline/channelType';
import type { ErrorReport, ErrorReportLevel } from '@/api/session/errorReports';
import type { MediaCategory, MediaModel } from '@/domain/media/media';
import type { Permission } from '@/domain/session/permission';
import type { TaskOutcomeStatus } from '@/domain/tasks/taskOutcome';
import type { Faq, SmartLabel } from '../wire/knowledge';
import type { Relation } from '../wire/customers';
import type { Complex, Unit } from '../wire/housing';
import type { Contract, Person, Registration } from '../wire/people';
import type { AssigneeKind, Moment } from '../wire/shared';
import type { Bill, ContractContact, Score, WorkArea } from '../wire/tenancy';
import type { StepScenario } from '../wire/caseFlows';
import type { Activity, Case } from '../wire/timeline';

/*
 * The records of the back end. Enumerations are stored as members, which the wire functions turn into codes or names;
 * moments are stored as they are sent. An unknown member is seeded as such.
 */

export type PersonRecord = Person;
export type ContractRecord = Contract;
/** A person who lives in a home that another person rents; the id is that of the occupant role. */
export interface OccupancyRecord {
  id: string;
  personId: string;
  contractId: string;
}

/** The fields of a vendor beside those of the person; the id is that of the role. */
export interface VendorRecord {
  id: string;
  isExternal: boolean;
  isActive: boolean;
  workAreaIds: string[];
  planningEmail: string | null;
  remarks: string | null;
}

export type BillRecord = Bill;
export type ScoreRecord = Score;
export type ContractContactRecord = ContractContact;
export type WorkAreaRecord = WorkArea;
export type RegistrationRecord = Registration;
export type UnitRecord = Unit;
export type ComplexRecord = Complex;
export type RelationRecord = Relation & { id: string };

/** A colleague or a function group; the name is '' for a colleague who left. */
export interface Party {
  id: string;
  name: string;
  type: AssigneeKind;
  department: string | null;
}

export interface FunctionGroupRecord {
  id: string;
  title: string;
}

export interface ColleagueRecord {
  /** The user id. */
  id: string;
  personId: string;
  /** The employee role id, which filters accept beside the user id (AMB-101). */
  roleId: string;
  name: string;
  department: string | null;
  job: string | null;
  email: string | null;
  phoneNumber: string | null;
  phoneNumber2: string | null;
  /** The presence, 1 to 8. */
  status: number;
  pictureBlobId: string | null;
  functionGroupIds: string[];
}

/** A colleague who can sign in, with permissions and a short name for cookies and tests. */
export interface UserRecord {
  id: string;
  key: string;
  permissions: readonly Permission[];
}

/** A unit or a complex. */
export interface ZoneRecord {
  id: string;
  name: string | null;
  type: 'Unit' | 'Complex';
  parentId: string | null;
}

/** A subject of the knowledge base: a node in a tree. */
export interface SubjectRecord {
  id: string;
  name: string | null;
  parentId: string | null;
  /** True if the subject has subjects below it; in old subjects it may be true without any. */
  hasChildren: boolean;
}

export type FaqRecord = Faq;
export type SmartLabelRecord = SmartLabel;

export interface MediaRecord {
  id: string;
  type: MediaModel;
  title: string;
  created: Moment;
  lastModified: Moment | null;
  /** The target of a link. */
  url: string | null;
  mediaCategory: MediaCategory;
  reason: string | null;
  clearedOn: Moment | null;
  clearedBy: Party | null;
  fileName: string;
  contentType: string;
  /** Uploaded bytes; a seeded file is drawn when it is viewed. */
  bytes: Uint8Array<ArrayBuffer> | null;
  /** The case on the timeline to which the file belongs. */
  caseId: string | null;
}

/** A case on the timeline; its title is '' if it has none. */
export type CaseRecord = Case & {
  title: string;
  /** Set for a rental without a contract, or for a whole complex; these fields are not part of the wire. */
  unitId?: string | null;
  complexId?: string | null;
};

export interface CaseActivityRecord extends Omit<Activity, 'colleague' | 'channel'> {
  caseId: string;
  /** A member of ChannelType, or a value that the client does not know. */
  channel: string | null;
  colleague: Party | null;
  /** The self-service scenario that the activity came from; used by filters. */
  scenarioId?: string;
}

export interface StepRecord {
  id: string;
  title: string;
  status: StepStatus;
  pickedUpOn: Moment | null;
  finishedOn: Moment | null;
  pickedUpByModel: Party | null;
  functionGroupId: string | null;
  deadline: Moment | null;
  selfServiceScenarios: StepScenario[];
  /** The number of days that the step may take once it has started. */
  days: number;
}

/** A case with its steps; the tasks of the steps are records of their own. */
export interface CaseFlowRecord {
  id: string;
  umbrellaCaseId: string;
  title: string;
  type: string;
  status: CaseFlowStatus;
  steps: readonly StepRecord[];
  ownerModel: Party | null;
  assignment: Party | null;
  deadline: Moment | null;
  created: Moment;
  lastModified: Moment;
  personId: string | null;
  relatedPerson: { id: string; name: string } | null;
  cancelation: { statusId: string; reason: string } | null;
  /** The case was made before steps existed, so a detailed answer has none. */
  isOld?: boolean;
  /** The status of the case and those of its steps are sent by name instead of by number. */
  spelledOtherwise?: boolean;
}

export interface CaseMessageRecord {
  id: string;
  caseFlowId: string;
  isPublic: boolean;
  message: string;
  mediaId: string | null;
  created: Moment;
  createdBy: Party | null;
}

export interface SelfServiceReportRecord {
  id: string;
  /** The case on the timeline that the report started. */
  caseId: string;
  title: string;
  created: Moment;
  items: { question: string; answer: string }[] | null;
}

/** A session in the portal on behalf of a customer. Its id is the packet that opens the session, once. */
export interface PortalSessionRecord {
  id: string;
  scenarioId: string;
  personId: string;
  channel: ChannelType;
  caseId: string | null;
  colleague: Party;
  state: 'issued' | 'open' | 'done';
}

export interface OutcomeRecord {
  id: string;
  title: string;
  label: string;
  status: TaskOutcomeStatus;
}

/** A task of a step. Its task in the inbox is a separate record, which is created when the step is picked up. */
export interface StepTaskRecord {
  id: string;
  umbrellaTaskId: string | null;
  title: string;
  isOptional: boolean;
  isFinished: boolean;
  outcome: OutcomeRecord | null;
  outcomes: OutcomeRecord[];
  caseFlowId: string;
  stepId: string;
}

export interface FaqSuggestionRecord {
  id: string;
  question: string;
  suggestion: string;
  fromOperatorId: string;
}

export interface ErrorReportRecord extends ErrorReport {
  id: string;
  level: ErrorReportLevel;
}
