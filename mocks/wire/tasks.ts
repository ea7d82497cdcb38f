import type { Assignee, Author, Moment, PersonReference, Spelled } from './shared';

export interface TaskType {
  name: string;
  category: Spelled;
}

/** The fields of both list and detail. */
export interface TaskFields {
  id: string;
  subject: string;
  description: string;
  created: Moment | null;
  lastModified: Moment | null;
  /** The deadline as it was sent: a moment or a bare date. */
  ends: Moment | null;
  status: Spelled;
  taskType: TaskType | null;
  unitId: string | null;
  complexId: string | null;
  relatedPerson: PersonReference | null;
  completeBy: Assignee | null;
}

interface ListFields {
  faq: { question: string } | null;
  discussionCount: number;
}

interface DetailFields {
  case: { id: string; title: string } | null;
  completedById: string | null;
  mediaIds: readonly string[];
  totalDiscussions: number;
  createdBy: Assignee | null;
  from: Assignee | null;
  finished: Moment | null;
  pickedUp: Moment | null;
  properties: Record<string, string | null>;
  /* Present after linkAnonymousTask only. */
  personId?: string;
  contractId?: string | null;
  taakId?: string;
}

/** The answer of overview, search, forCase and getLinkedTasks. */
export type ListTask = TaskFields & ListFields;

/** The answer of byId and of every write. */
export type DetailTask = TaskFields & DetailFields;

/** The answer of byIds and the payload of the hub: list and detail fields together. */
export type WholeTask = TaskFields & ListFields & DetailFields;

/** The keys that old records lack. */
export const NEWER_TASK_KEYS = [
  'unitId',
  'complexId',
  'faq',
  'discussionCount',
  'totalDiscussions',
  'mediaIds',
  'case',
  'properties',
  'lastModified',
] as const;

/** An activity as GetHistory and discuss send it. A reason is both in `message` and in the field for the action. */
export interface TaskActivity {
  id: string;
  type: string;
  message: string | null;
  startTime: Moment;
  colleague: Author | null;
  completeReason?: string;
  rejectReason?: string;
  deleteReason?: string;
  chatConversationId?: string;
  taskId?: string;
}
