import * as v from 'valibot';
import { isContact } from '@/domain/timeline/caseActivity';
import { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { type MomentAbout, StoredContactMoment, type ContactMoment } from '@/domain/contacts/contactMoment';
import * as d from '@/domain/decode/decode';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { timelineUrls } from '../timeline/timeline';

export const contactMomentUrls = {
  contact: '/api/v1/activity/contact',
  assignMail: '/api/v1/activity/contact/assignMailConversation',
} as const;

export const registerContact = (contact: ContactMoment) =>
  http.post(contactMomentUrls.contact, contact, v.fallback(v.nullable(StoredContactMoment), null));

/** Links an incoming mail to the contact moment registered about it. */
export const assignMail = (mailConversationId: string, contactMomentId: string): Promise<unknown> =>
  http.post(contactMomentUrls.assignMail, { mailConversationId, contactMomentId }, v.unknown());

/** The fields of a contact moment on a timeline. */
const MomentDetails = v.object({
  targetGroupId: d.optionalId,
  followUpQuestionId: d.optionalId,
  isPublic: v.optional(v.boolean()),
  notifyClient: v.optional(v.boolean()),
});
const MomentOnTimeline = v.intersect([
  CaseOnTimeline,
  v.object({
    case: v.object({ faqId: d.optionalId, thesaurusTagId: d.optionalId }),
    firstActivity: d.optionalRecord(MomentDetails),
    lastActivity: d.optionalRecord(MomentDetails),
  }),
]);
type MomentOnTimeline = v.InferOutput<typeof MomentOnTimeline>;
type StoredMoment = Pick<MomentOnTimeline, 'case'> & { activity: MomentOnTimeline['firstActivity'] };

/**
 * True if the stored contact moment is in the case of the sent one. A case that was opened for the sent contact moment
 * is recognised by its question, subject and contract.
 */
const isInCase = ({ case: of }: StoredMoment, sent: ContactMoment): boolean =>
  sent.caseId !== null
    ? of.id === v.parse(d.optionalId, sent.caseId)
    : of.faqId === v.parse(d.optionalId, sent.faqId) &&
      of.thesaurusTagId === v.parse(d.optionalId, sent.tagId) &&
      (of.contract?.id ?? null) === v.parse(d.optionalId, sent.contractId);

/** Whether a moment on the timeline equals the sent one, in the fields that the timeline shows. */
function sameMoment(stored: StoredMoment, sent: ContactMoment): boolean {
  const { activity } = stored;
  return (
    activity !== null &&
    isContact(activity) &&
    activity.channel === sent.channelType &&
    activity.direction === sent.direction &&
    activity.description.trim() === sent.description.trim() &&
    activity.targetGroupId === v.parse(d.optionalId, sent.targetGroupId) &&
    activity.followUpQuestionId === v.parse(d.optionalId, sent.followUpQuestionId) &&
    (activity.isPublic ?? sent.isPublic) === sent.isPublic &&
    (activity.notifyClient ?? sent.notifyClient) === sent.notifyClient &&
    isInCase(stored, sent)
  );
}

/** No user registers this many contact moments while an answer is lost. */
const NEWEST = { page: 0, pageSize: 50 };
const NewestCases = v.object({ items: d.listOf(MomentOnTimeline) });

/** Returns the ids of equal contact moments by this colleague, among the person's newest. */
export async function readSameMoments({ personId, contact }: MomentAbout, colleagueId: string) {
  const url = fillPath(timelineUrls.ofPerson, { id: personId });
  const { items } = await http.get(url, NewestCases, { params: NEWEST });
  const stored = items.flatMap(({ case: of, firstActivity, lastActivity }) => [
    { case: of, activity: firstActivity },
    { case: of, activity: lastActivity },
  ]);
  const same = stored.flatMap((one) => (sameMoment(one, contact) && one.activity ? [one.activity] : []));
  return same.filter(({ colleague }) => colleague?.id === colleagueId).map(({ id }) => id);
}
