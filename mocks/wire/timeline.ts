import type { Person } from './people';
import type { Moment, Spelled } from './shared';
import type { TypedMedia } from './media';

/** The umbrella case, not the case flow. */
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

/** Everything but `id` and `type` may be null; a part that belongs to another type is absent. */
export interface Activity {
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
  correspondence?: { filename: string };
  report?: { id: string; title: string };
}

/** An activity of a case list carries its case. */
export type ActivityInList = Activity & { case: Case };

/** v2/case. */
export interface CaseHistory {
  case: Case;
  activities: Activity[];
  media: TypedMedia[];
  person: Person | null;
}
