import { takeEvery } from 'typed-redux-saga';
import { type HttpError, isConflict } from '@/api/http/httpError';
import { linkAnonymousTask, type TaskUpdate, updateTask } from '@/api/tasks/tasks';
import { draftKey } from '@/core/drafts/draftsSlice';
import type { Task } from '@/domain/tasks/task';
import { taskMessages } from '../../taskMessages';
import { linkRequested, updateRequested } from '../../tasksActions';
import { taskSurfaces } from '../messages/taskDrafts';
import { demandTask, perform } from '../performTask';

export function* taskFormSaga() {
  yield* takeEvery(updateRequested, update);
  yield* takeEvery(linkRequested, link);
}

const sameMembers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member));

/** True if the record has the values that were sent; the server may trim texts. */
const holdsUpdate = (task: Task, sent: TaskUpdate): boolean =>
  task.subject.trim() === sent.subject.trim() &&
  task.description.trim() === sent.description.trim() &&
  task.ends === sent.ends &&
  task.completeBy?.id === sent.completeBy?.id &&
  task.taskType?.name === sent.taskType?.name &&
  sameMembers(task.mediaIds, sent.mediaIds);

const refusedUpdate = (error: HttpError) => ({
  text: taskMessages.update.failure,
  isConflict: isConflict(error),
});

function* update({ payload: { update: sent, draft } }: ReturnType<typeof updateRequested>) {
  if ((yield* demandTask(sent.id)) === null) return;
  yield* perform({
    subject: 'update',
    id: sent.id,
    messages: { ...taskMessages.update, failure: refusedUpdate },
    draft,
    send: () => updateTask(sent),
    isDone: (task) => task !== null && holdsUpdate(task, sent),
  });
}

function* link({ payload: { taskId, personId, contractId } }: ReturnType<typeof linkRequested>) {
  if ((yield* demandTask(taskId)) === null) return;
  yield* perform({
    subject: 'link',
    id: taskId,
    messages: taskMessages.link,
    draft: draftKey(taskSurfaces.link, taskId),
    send: () => linkAnonymousTask(taskId, personId, contractId),
    isDone: (task) =>
      task?.relatedPerson?.id === personId && (contractId === null || task.contractId === contractId),
  });
}
