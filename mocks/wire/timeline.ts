import type { Person } from './people';
import type { Moment, Spelled } from './shared';
import type { TypedMedia } from './media';

/** The umbrella case, which is not the case flow. */
export interface Case {
  id: string;
  title: string | null;
  status: Spelled;
  created: Moment;
  isDeleted: boolean;
  personId: string | null;
  faqId: string | null;
  faq: { id: string; question: string } | null;
  thesaurusTagId: string | null;
  contract: { id: string; addressLine: string } | null;
}

interface Named {
  id: string;
  name: string | null;
}

/** The parts that belong to one type of activity; absent on the others. */
interface ActivityParts {
  task: {
    id: string;
    taskType: { name: string; category: string };
    description: string | null;
    outcome: { title: string } | null;
    relatedPerson: Named | null;
  };
  completeBy: Named & { type: string };
  completeByFunctiongroup: Named;
  newOwner: Named;
  nextOwner: Named;
  completeReason: string;
  rejectReason: string;
  deleteReason: string;
  reason: string;
  correspondence: { filename: string };
  report: { id: string; title: string };
  repairRequest: { id: string; items: readonly { defectName: string; unit: { name: string } | null }[] };
  chatConversationId: string;
}

/** Everything but `id` and `type` may be null; a part that belongs to another type is absent. */
export interface Activity extends Partial<ActivityParts> {
  id: string;
  type: string;
  channel: string | null;
  description: string | null;
  message: string | null;
  startTime: Moment | null;
  isDeleted: boolean;
  linkedActivities: readonly unknown[] | null;
  direction: 'Inbound' | 'Outbound' | null;
  colleague: { id: string; personId: string | null; name: string | null } | null;
  /** These fields are present only in a registered contact moment. */
  targetGroupId?: string | null;
  followUpQuestionId?: string | null;
  isPublic?: boolean;
  notifyClient?: boolean;
  mailId?: string | null;
  mailConversationId?: string;
}

/** An activity of a case list carries its case. */
export type ActivityInList = Activity & { case: Case };

/** An entry of a timeline; the first and the last activity may be the same. */
export interface CaseOnTimeline {
  case: Case;
  firstActivity: ActivityInList;
  lastActivity: ActivityInList;
}

/** The answer to an export of a timeline, which is accepted and made at once. */
export interface TimelineExport {
  id: string;
  mediaId: string;
  personId: string;
  filename: string;
  rows: number;
  url: string;
}

/** The answer of v2/case. */
export interface CaseHistory {
  case: Case;
  activities: Activity[];
  media: TypedMedia[];
  person: Person | null;
}
