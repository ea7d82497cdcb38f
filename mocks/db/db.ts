import type {
  CaseActivityRecord,
  CaseFlowRecord,
  CaseMessageRecord,
  CaseRecord,
  ColleagueRecord,
  ContractRecord,
  ErrorReportRecord,
  FaqSuggestionRecord,
  FunctionGroupRecord,
  MediaRecord,
  PersonRecord,
  RegistrationRecord,
  SelfServiceReportRecord,
  StepTaskRecord,
  ZoneRecord,
} from './records';
import type { ActivityRecord, TaskRecord } from '../tasks/records';
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
  registrations: new Table<RegistrationRecord>(),
  zones: new Table<ZoneRecord>(),
  media: new Table<MediaRecord>(),
  cases: new Table<CaseRecord>(),
  caseActivities: new Table<CaseActivityRecord>(),
  caseFlows: new Table<CaseFlowRecord>(),
  caseMessages: new Table<CaseMessageRecord>(),
  reports: new Table<SelfServiceReportRecord>(),
  stepTasks: new Table<StepTaskRecord>(),
  faqSuggestions: new Table<FaqSuggestionRecord>(),
  errorReports: new Table<ErrorReportRecord>(),
};

export type Db = typeof db;

export function clearDb(): void {
  for (const table of Object.values(db)) table.clear();
}
