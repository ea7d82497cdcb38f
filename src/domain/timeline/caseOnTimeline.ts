import * as v from 'valibot';
import { CaseActivity } from './caseActivity';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

/** The status of the file of a case, not of a case flow (002 §9.3). */
export const CaseStatus = { Submitted: 1, Closed: 2, InProgress: 3 } as const;
type CaseStatus = (typeof CaseStatus)[keyof typeof CaseStatus];

/** 002 §4.2. */
export const caseStatusLabel = labelsOf<CaseStatus>({
  [CaseStatus.Submitted]: 'ingediend',
  [CaseStatus.Closed]: 'gesloten',
  [CaseStatus.InProgress]: 'in behandeling',
});

const TimelineCase = v.object({
  id: d.id,
  title: d.text,
  status: d.member<CaseStatus>(CaseStatus),
  created: d.instant,
  isDeleted: d.flag,
  faqId: d.optionalId,
  thesaurusTagId: d.optionalId,
  faq: d.optionalRecord(v.object({ question: d.text })),
  contract: d.optionalRecord(v.object({ id: d.optionalId, addressLine: d.optionalText })),
});
export type TimelineCase = v.InferOutput<typeof TimelineCase>;

/** An entry of a timeline: a case with its first and last activity (001 §3). */
export const CaseOnTimeline = v.object({
  case: TimelineCase,
  firstActivity: d.optionalRecord(CaseActivity),
  lastActivity: d.optionalRecord(CaseActivity),
});
export type CaseOnTimeline = v.InferOutput<typeof CaseOnTimeline>;

/** The moment that the timeline is sorted by: that of the last activity, otherwise the begin of the case. */
export const momentOf = ({ case: { created }, lastActivity }: CaseOnTimeline): string | null =>
  lastActivity?.startTime ?? created;

/** Whether a case was deleted, and the ids of its deleted activities. */
export const CaseDeletions = v.pipe(
  v.object({
    case: v.object({ isDeleted: d.flag }),
    activities: v.fallback(v.array(v.unknown()), []),
  }),
  v.transform(({ case: { isDeleted }, activities }) => ({
    isDeleted,
    deletedActivities: activities.flatMap((each) => {
      const { success, output } = v.safeParse(v.object({ id: d.id, isDeleted: d.flag }), each);
      return success && output.isDeleted ? [output.id] : [];
    }),
  })),
);
export type CaseDeletions = v.InferOutput<typeof CaseDeletions>;

/** An activity of a colleague with its case; the person of the case may be unknown. */
export const ColleagueActivity = v.object({
  ...CaseActivity.entries,
  case: d.optionalRecord(v.object({ id: d.id, title: d.text, personId: d.optionalId })),
});
export type ColleagueActivity = v.InferOutput<typeof ColleagueActivity>;
