import { put, select, takeEvery } from 'typed-redux-saga';
import type { WithQueries } from '@/api/http/queries';
import { getTaskHistory, isReply, type Reply, sameReplies, taskQueries } from '@/api/tasks/taskQueries';
import { discussTask } from '@/api/tasks/tasks';
import { draftKey } from '@/core/drafts/draftsSlice';
import { selectUser } from '@/core/session/sessionSlice';
import { lookForSent, sendOnce } from '@/core/submissions/sendOnce';
import { isFilledIn } from '@/lib/text';
import { taskMessages } from '../../taskMessages';
import { taskSync } from '../../taskSync';
import { replied, replyLookedFor, replyRequested } from '../../tasksActions';
import { demandTask, taskKey } from '../performTask';
import { taskSurfaces } from './taskDrafts';

/** Sends each reply once, and looks for a reply that may or may not be stored. */
export function* replySaga() {
  yield* takeEvery(replyRequested, reply);
  yield* takeEvery(replyLookedFor, lookForReply);
}

const replyOf = (id: string, userId: string | undefined) => ({
  submission: taskKey('reply', id),
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

/** Sends a reply; returns true if it is stored. */
export function* sendReply(id: string, message: string) {
  const user = yield* select(selectUser);
  const done = yield* sendOnce<WithQueries, Reply>({
    ...replyOf(id, user?.id),
    body: message.trim(),
    readAgain: () => taskSync.refetch(id),
    post: (text) => discussTask(id, text),
  });
  if (done) yield* put(replied(id));
  return done;
}

function* lookForReply({ payload: id }: ReturnType<typeof replyLookedFor>) {
  const user = yield* select(selectUser);
  if (yield* lookForSent<WithQueries, Reply>(replyOf(id, user?.id))) yield* put(replied(id));
}
