import * as v from 'valibot';
import { type CaseActivity, isContact } from '@/domain/caseActivity';
import type { CaseOnTimeline } from '@/domain/caseOnTimeline';
import { type ContactMoment, type MomentWords, StoredContactMoment } from '@/domain/contactMoment';
import type { Task } from '@/domain/task';
import { noTimelineFilters } from '@/domain/timelineFilters';
import { http } from './http';
import { getTaskPage } from './tasks';
import { getTimelinePage } from './timeline';
import { loadedTimeline } from './timelineQueries';

export const registrationFlowUrls = {
  contact: '/api/v1/activity/contact',
  assignMail: '/api/v1/activity/contact/assignMailConversation',
} as const;

export const registerContact = (contact: ContactMoment) =>
  http.post(registrationFlowUrls.contact, contact, v.fallback(v.nullable(StoredContactMoment), null));

const reads = (activity: CaseActivity, words: MomentWords): boolean =>
  isContact(activity) &&
  activity.channel === words.channelType &&
  activity.description.trim() === words.description.trim();

const sameIn = (items: readonly CaseOnTimeline[], words: MomentWords) =>
  items
    .flatMap(({ firstActivity, lastActivity }) => [firstActivity, lastActivity])
    .flatMap((activity) => (activity !== null && reads(activity, words) ? [activity] : []))
    .map(({ id, colleague, startTime }) => ({ id, senderId: colleague?.id, at: startTime }));

const ofPerson = (personId: string) => ({ personId, filters: noTimelineFilters });

/** So many are more than somebody can register while an answer is lost. */
const NEWEST = { page: 0, pageSize: 50 };

/** The contact moments of somebody that read the same, among the newest. */
export const readSameMoments = async (personId: string, words: MomentWords) =>
  sameIn((await getTimelinePage(ofPerson(personId), NEWEST)).items, words);

/** Those of them that are on the screen. */
export const selectSameMoments = (state: unknown, personId: string, words: MomentWords) =>
  sameIn(loadedTimeline(state, ofPerson(personId))?.items ?? [], words);

/** By what a task that was registered is known again. */
export const TaskWords = v.object({ personId: v.string(), subject: v.string(), description: v.string() });
export type TaskWords = v.InferOutput<typeof TaskWords>;

const says = ({ subject, description, relatedPerson }: Task, words: TaskWords): boolean =>
  subject.trim() === words.subject &&
  description.trim() === words.description &&
  (relatedPerson?.id ?? words.personId) === words.personId;

/** The tasks that somebody made and that read the same. */
export async function readSameTasks(words: TaskWords, createdById: string) {
  const { items } = await getTaskPage({ ...NEWEST, searchQuery: words.subject, createdById });
  return items
    .filter((task) => says(task, words))
    .map(({ id, created }) => ({ id, senderId: createdById, at: created }));
}
