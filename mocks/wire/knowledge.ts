import type { Moment, Spelled } from './shared';

export interface Subject {
  id: string;
  name: string | null;
  title: string | null;
  parentId: string | null;
  hasChildren: boolean;
}

export interface TargetGroup {
  id: string;
  name: string;
  title: string;
}

interface Named {
  id: string;
  name: string | null;
}

/** A node of the tree: a leaf has an answer and no question. */
export interface FollowUpQuestion {
  id: string;
  parent: { id: string } | null;
  parentId: string | null;
  question: string | null;
  answer: string | null;
  icon: string | null;
  value: string | null;
  name: string | null;
  index: number;
  options: FollowUpQuestion[];
}

/** Everything but `id` may be null. */
export interface Faq {
  id: string;
  question: string | null;
  answer: string | null;
  status: Spelled | null;
  faqType: string | null;
  expiresOn: Moment | null;
  mainTag: Named | null;
  tags: Named[] | null;
  synonyms: string[] | null;
  targetGroups: Named[] | null;
  targetGroupAnswers: { targetGroupId: string; answer: string }[] | null;
  followupQuestion: FollowUpQuestion | null;
  media: { id: string; title: string }[] | null;
  mediaWithVisibility: { mediaId: string; isPublic: boolean }[] | null;
  applicationIds: string[] | null;
  additionalInternalInfo: string | null;
  author: string | null;
  created: Moment | null;
  lastModified: Moment | null;
  lastModifiedBy: string | null;
  lastPublished: Moment | null;
  deletion: { on: Moment; by: string } | null;
  viewCount: number | null;
}

export interface SmartLabel {
  id: string;
  name: string | null;
  value: string | null;
  description: string | null;
  created?: Moment;
}

/** A use of a label; the type is a name. */
export interface LabelUsage {
  id: string;
  type: string;
  title: string | null;
}
