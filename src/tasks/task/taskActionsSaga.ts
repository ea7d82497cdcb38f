import { call, put, select, takeEvery } from 'typed-redux-saga';
import { finishStepTask } from '@/api/caseFlows';
import { readFirst } from '@/api/http/httpError';
import type { WithQueries } from '@/api/http/queries';
import { getTaskHistory, isReply, type Reply, sameReplies, taskQueries } from '@/api/taskQueries';
import {
  deleteTask,
  discussTask,
  finishTask,
  linkAnonymousTask,
  pickUpTask,
  rejectTask,
  type TaskUpdate,
  updateTask,
} from '@/api/tasks';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import type { Dialog } from '@/core/dialogs/dialog';
import { draftKey } from '@/core/drafts/draftsSlice';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import { lookForSent, sendOnce } from '@/core/submissions/sendOnce';
import {
  selectMaySubmit,
  type SubmissionSubject,
  submissionKey,
  type WithSubmissions,
} from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import { attemptsIn } from '@/domain/task/callBack';
import type { Task } from '@/domain/task/task';
import { TaskStatus } from '@/domain/task/taskStatus';
import type { User } from '@/domain/session/user';
import { isFilledIn } from '@/lib/text';
import { taskMessages } from '../taskMessages';
import {
  deleteRequested,
  finishRequested,
  linkRequested,
  notReachedReported,
  pickUpRequested,
  rejectRequested,
  replied,
  replyLookedFor,
  replyRequested,
  stepTaskFinishRequested,
  updateRequested,
} from '../tasksActions';
import { isCaseFlowTask } from '../tasksRules';
import { selectTaskById } from '../tasksSelectors';
import type { WithTasks } from '../tasksReducer';
import { nextAttempt } from './callBack';
import { callBackTexts as texts } from './callBackTexts';
import { taskSurfaces } from './messages/taskDrafts';
import { fetchTruth, refetch, tellTask } from '../taskSync';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'tasks/pickUp': true;
    'tasks/notReached': true;
    'tasks/finish': true;
    'tasks/reject': true;
    'tasks/delete': true;
    'tasks/reply': true;
    'tasks/update': true;
    'tasks/link': true;
  }
}

/** Each action ends by itself; `submit` sees to it that one intent is one request. */
export function* taskActionsSaga() {
  yield* takeEvery(pickUpRequested, pickUp);
  yield* takeEvery(notReachedReported, reportNotReached);
  yield* takeEvery(finishRequested, finish);
  yield* takeEvery(stepTaskFinishRequested, finishStep);
  yield* takeEvery(rejectRequested, reject);
  yield* takeEvery(deleteRequested, remove);
  yield* takeEvery(replyRequested, reply);
  yield* takeEvery(replyLookedFor, lookForReply);
  yield* takeEvery(updateRequested, update);
  yield* takeEvery(linkRequested, link);
}

export const findTask = (state: WithTasks, id: string): Task | null => selectTaskById(state, id) ?? null;

/** Every task action needs a selected task; says so where there is none (000 §4.2). */
export function* demandTask(id: string) {
  const task = yield* select(findTask, id);
  if (task === null) yield* put(toastShown({ kind: 'error', text: taskMessages.noTaskSelected }));
  return task;
}

interface Action {
  subject: SubmissionSubject;
  id: string;
  messages: Pick<Parameters<typeof submit>[1], 'success' | 'failure' | 'uncertain'>;
  /** Answers with the task, or with nothing (AMB-071). */
  send: () => Promise<Task | null | undefined>;
  /** Whether the record, null where it is gone, shows that it was done. */
  isDone: (task: Task | null, user: User) => boolean;
  /** What it is made of, of which exactly what was sent is cleared. */
  draft?: string | undefined;
}

/**
 * Does it and shows the task as it then is, also when the server refused: somebody else may have been first. Nothing is
 * shown before the server said so, so there is nothing to roll back.
 */
export function* perform({ subject, id, messages, send, isDone, draft }: Action) {
  const key = submissionKey(subject, id);
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return false;
  const kind = subject === 'tasks/delete' ? 'deleted' : 'updated';
  let known = false as boolean;
  const done = yield* call(submit, key, {
    ...messages,
    ...(draft !== undefined && { draft: { key: draft } }),
    *work() {
      const task = yield* call(send);
      known = subject === 'tasks/delete' || Boolean(task);
      if (known) yield* tellTask({ kind, id, task: task ?? null });
    },
    *verify() {
      const task = yield* fetchTruth(id);
      const user = yield* select(selectUser);
      return user !== null && isDone(task, user);
    },
  });
  if (!known) yield* refetch(id);
  return done;
}

const asks = (taskId: string, action: 'finish' | 'reject' | 'delete') => (dialog: Dialog) =>
  dialog.kind === 'taskReason' && dialog.taskId === taskId && dialog.action === action;

const isFinishedBy = (task: Task | null, user: User): boolean =>
  task?.status === TaskStatus.Finished && (task.completedById === null || task.completedById === user.id);

/** Two deeds that a reply can bring along as well; what is said of them is for who does them. */
export const pickingUp = (id: string): Omit<Action, 'messages'> => ({
  subject: 'tasks/pickUp',
  id,
  send: () => pickUpTask(id),
  isDone: (task) => task?.status === TaskStatus.PickedUp,
});
export const finishing = (id: string, reason: string): Omit<Action, 'messages'> => ({
  subject: 'tasks/finish',
  id,
  draft: draftKey(taskSurfaces.finish, id),
  send: () => finishTask(id, reason.trim()),
  isDone: isFinishedBy,
});

function* pickUp({ payload: id }: ReturnType<typeof pickUpRequested>) {
  if ((yield* demandTask(id)) === null) return;
  yield* perform({ ...pickingUp(id), messages: taskMessages.pickUp });
}

/**
 * A message, and then the time and the number of attempts. What was done of it the server knows: trying again adds no message
 * about an attempt that has one.
 */
function* reportNotReached({ payload: id }: ReturnType<typeof notReachedReported>) {
  const task = yield* demandTask(id);
  if (task === null) return;
  const now = Date.now();
  const attempt = nextAttempt(task, now);
  let isWritten = false;
  yield* perform({
    subject: 'tasks/notReached',
    id,
    messages: {
      success: texts.outcome.success,
      uncertain: texts.outcome.uncertain,
      failure: () => ({ text: isWritten ? texts.outcome.halfDone : texts.outcome.failure }),
    },
    async send() {
      const history = await readFirst(getTaskHistory(id));
      if (!history.some(({ message }) => message.startsWith(texts.attempt(attempt.number))))
        await discussTask(id, texts.message(attempt.number, new Date(now).toISOString(), attempt.next));
      isWritten = true;
      return updateTask(attempt.update);
    },
    isDone: (after) => after !== null && attemptsIn(after.description) >= attempt.number,
  });
  yield* put(replied(id));
}

/** A case-flow task is finished by its step task; who may not see case flows cannot (000 §4.2, AMB-059). */
function* finish({ payload: { id, reason } }: ReturnType<typeof finishRequested>) {
  const task = yield* demandTask(id);
  if (task === null || !isFilledIn(reason)) return;
  if (isCaseFlowTask(task)) {
    yield* put(toastShown({ kind: 'error', text: taskMessages.finishCaseFlow.failure }));
    return;
  }
  const done = yield* perform({ ...finishing(id, reason), messages: taskMessages.finish });
  if (done) yield* closeDialogs(asks(id, 'finish'));
}

function* finishStep({ payload: { id, outcomeId } }: ReturnType<typeof stepTaskFinishRequested>) {
  if ((yield* demandTask(id)) === null) return;
  const may = yield* select(selectMay);
  if (!may('viewCaseFlow')) {
    yield* put(toastShown({ kind: 'error', text: taskMessages.finishCaseFlow.failure }));
    return;
  }
  const done = yield* perform({
    subject: 'tasks/finish',
    id,
    messages: taskMessages.finishCaseFlow,
    send: () => finishStepTask(id, outcomeId).then(() => null),
    isDone: isFinishedBy,
  });
  if (done) yield* closeDialogs((dialog) => dialog.kind === 'taskOutcome' && dialog.taskId === id);
}

/** The owner is assignee again, so it leaves the list unless that is the user or a group of the user's (AMB-061). */
function* reject({ payload: { id, reason } }: ReturnType<typeof rejectRequested>) {
  if ((yield* demandTask(id)) === null || !isFilledIn(reason)) return;
  const done = yield* perform({
    subject: 'tasks/reject',
    id,
    messages: taskMessages.reject,
    draft: draftKey(taskSurfaces.reject, id),
    send: () => rejectTask(id, reason.trim()),
    isDone: (task) => task?.status === TaskStatus.Rejected,
  });
  if (done) yield* closeDialogs(asks(id, 'reject'));
}

function* remove({ payload: { id, reason } }: ReturnType<typeof deleteRequested>) {
  if ((yield* demandTask(id)) === null || !isFilledIn(reason)) return;
  const done = yield* perform({
    subject: 'tasks/delete',
    id,
    messages: taskMessages.delete,
    draft: draftKey(taskSurfaces.delete, id),
    send: () => deleteTask(id, reason.trim()),
    isDone: (task) => task === null || task.status === TaskStatus.Removed,
  });
  if (done) yield* closeDialogs(asks(id, 'delete'));
}

const replyOf = (id: string, userId: string | undefined) => ({
  submission: submissionKey('tasks/reply', id),
  draft: draftKey(taskSurfaces.reply, id),
  texts: taskMessages.reply,
  isBody: isReply,
  selectSame: (state: WithQueries, reply: Reply) => {
    const { data } = taskQueries.endpoints.taskHistory.select(id)(state);
    return data === undefined ? null : sameReplies(data, reply, userId);
  },
  readSame: async (reply: Reply) => sameReplies(await getTaskHistory(id), reply, userId),
});

function* reply({ payload: { id, message } }: ReturnType<typeof replyRequested>) {
  if ((yield* demandTask(id)) !== null && isFilledIn(message)) yield* sendReply(id, message);
}

/** Whether this reply is stored. */
export function* sendReply(id: string, message: string) {
  const user = yield* select(selectUser);
  const done = yield* sendOnce<WithQueries, Reply>({
    ...replyOf(id, user?.id),
    body: message.trim(),
    post: (text) => discussTask(id, text),
  });
  if (done) yield* put(replied(id));
  return done;
}

function* lookForReply({ payload: id }: ReturnType<typeof replyLookedFor>) {
  const user = yield* select(selectUser);
  if (yield* lookForSent<WithQueries, Reply>(replyOf(id, user?.id))) yield* put(replied(id));
}

const sameMembers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member));

/** The record says what was sent; the server may trim. */
const holdsUpdate = (task: Task, sent: TaskUpdate): boolean =>
  task.subject.trim() === sent.subject.trim() &&
  task.description.trim() === sent.description.trim() &&
  task.ends === sent.ends &&
  task.completeBy?.id === sent.completeBy?.id &&
  task.taskType?.name === sent.taskType?.name &&
  sameMembers(task.mediaIds, sent.mediaIds);

function* update({ payload: { update: sent, draft } }: ReturnType<typeof updateRequested>) {
  if ((yield* demandTask(sent.id)) === null) return;
  yield* perform({
    subject: 'tasks/update',
    id: sent.id,
    messages: taskMessages.update,
    draft,
    send: () => updateTask(sent),
    isDone: (task) => task !== null && holdsUpdate(task, sent),
  });
}

function* link({ payload: { taskId, personId, contractId } }: ReturnType<typeof linkRequested>) {
  if ((yield* demandTask(taskId)) === null) return;
  yield* perform({
    subject: 'tasks/link',
    id: taskId,
    messages: taskMessages.link,
    draft: draftKey(taskSurfaces.link, taskId),
    send: () => linkAnonymousTask(taskId, personId, contractId),
    isDone: (task) =>
      task?.relatedPerson?.id === personId && (contractId === null || task.contractId === contractId),
  });
}
