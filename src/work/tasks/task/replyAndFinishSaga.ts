import { call, put, select, takeEvery } from 'typed-redux-saga';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { draftKey, draftSaved, selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { flushTyping } from '@/core/drafts/typing';
import { to } from '@/core/paths';
import {
  selectMaySubmit,
  submissionStarted,
  submissionSucceeded,
  type WithSubmissions,
} from '@/core/submissions/submissionsSlice';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { isFilledIn } from '@/lib/text';
import { taskMessages } from '../taskMessages';
import { replyAndFinishRequested } from '../tasksActions';
import { isCaseFlowTask } from '../tasksRules';
import { sendReply } from './messages/replySaga';
import { replyDraftKey, taskSurfaces } from './messages/taskDrafts';
import { demandTask, findTask, perform, taskKey } from './performTask';
import { taskDetailTexts } from './taskDetailTexts';
import { taskDialogTexts } from './taskDialogTexts';
import { finishing, pickingUp } from './taskStatusSaga';

const texts = taskDetailTexts.messages;

export function* replyAndFinishSaga() {
  yield* takeEvery(replyAndFinishRequested, replyAndFinish);
}

/** Picks up, replies and finishes. When a step does not succeed, no other follows and no typed text is lost. */
function* replyAndFinish({ payload: id }: ReturnType<typeof replyAndFinishRequested>) {
  const key = taskKey('replyAndFinish', id);
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return;
  yield* put(submissionStarted(key));
  try {
    const task = yield* demandTask(id);
    if (task !== null && (yield* isPickedUp(task))) yield* replyThenFinish(id);
  } finally {
    yield* put(submissionSucceeded(key));
  }
}

function* isPickedUp({ id, status }: Task) {
  if (status === TaskStatus.PickedUp) return true;
  return yield* perform({
    ...pickingUp(id),
    messages: {
      uncertain: taskMessages.pickUp.uncertain,
      failure: () => ({ text: taskMessages.pickUp.failure, hint: texts.notSent }),
    },
  });
}

function* selectText(key: string) {
  const draft = yield* select((state: WithDrafts) => selectDraft(state, key));
  return typeof draft?.value === 'string' ? draft.value : '';
}

/** Flushes the typing before the text is read, so that the current text is sent and exactly that text is cleared. */
function* replyThenFinish(id: string) {
  yield* call(flushTyping);
  const message = yield* selectText(replyDraftKey(id));
  if (!isFilledIn(message) || !(yield* sendReply(id, message))) return;
  const task = yield* select(findTask, id);
  if (task !== null) yield* finishWith(task, message);
}

/** Opens a dialog for the outcome of a case-flow task, for a reason that was begun before, and after a failure. */
function* finishWith(task: Task, message: string) {
  const { id } = task;
  const draft = draftKey(taskSurfaces.finish, id);
  if (isCaseFlowTask(task)) {
    yield* put(dialogOpened({ id: `taskOutcome/${id}`, dialog: { kind: 'taskOutcome', taskId: id } }));
    return;
  }
  const isBegun = isFilledIn(yield* selectText(draft));
  if (!isBegun) yield* put(draftSaved(draft, message, labelOf(task)));
  if (!isBegun && (yield* finish(id, message))) return;
  const asks = { kind: 'taskReason', action: 'finish', taskId: id } as const;
  yield* put(dialogOpened({ id: `taskReason/${id}`, dialog: asks }));
}

const finish = (id: string, reason: string) =>
  perform({
    ...finishing(id, reason),
    messages: {
      ...taskMessages.finish,
      failure: () => ({ text: taskMessages.finish.failure, hint: texts.sentNotFinished }),
    },
  });

const labelOf = ({ id, subject }: Task) => ({
  title: `${taskDialogTexts.reason.titles.finish}: ${subject}`,
  href: to.task(id),
});
