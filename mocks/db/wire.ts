import { omit } from '../omit';
import type { TaskRecord } from './records';

/** A task as the list sends it: `faq.question` and `discussionCount` (000 §3.2, AMB-075). */
export function toListItem(task: TaskRecord) {
  return {
    id: task.id,
    subject: task.subject,
    description: task.description,
    created: task.created,
    lastModified: task.lastModified,
    ends: task.ends,
    status: task.status,
    taskType: task.taskType,
    unitId: task.unitId,
    complexId: task.complexId,
    relatedPerson: task.relatedPerson,
    completeBy: task.completeBy,
    discussionCount: task.discussionCount,
    faq: task.caseTitle === null ? null : { question: task.caseTitle },
  };
}

const detailFields = (task: TaskRecord) => ({
  case: task.case,
  completedById: task.completedById,
  mediaIds: task.mediaIds,
  totalDiscussions: task.discussionCount,
  createdBy: task.createdBy,
  from: task.from,
  finished: task.finished,
  pickedUp: task.pickedUp,
  properties: task.properties,
  contractId: task.contractId,
});

/** A task as the detail sends it: `case` and `totalDiscussions`. */
export function toDetail(task: TaskRecord) {
  return { ...omit(toListItem(task), 'faq', 'discussionCount'), ...detailFields(task) };
}

/** The whole record, as hub events carry it: list and detail fields together. */
export const toRecord = (task: TaskRecord) => ({ ...toListItem(task), ...detailFields(task) });
