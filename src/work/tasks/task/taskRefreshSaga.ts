import { delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { queries, type WithQueries } from '@/api/http/queries';
import { taskQueries } from '@/api/tasks/taskQueries';
import { taskEvents, taskHub } from '@/hubs/taskHub';
import { sameId } from '@/lib/guid';
import { replied, taskRetried, tasksChanged } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';
import { REFETCH_MS } from '@/kit/livelist/records';

const { invalidateTags } = queries.util;
const { linkedTasks } = taskQueries.endpoints;

type State = WithTasks & WithQueries;
type Tag = (typeof taskHub.invalidates)[number];

/** Invalidates the content of the open task after events, replies and retries, so that it is fetched again. */
export function* taskRefreshSaga() {
  for (const tag of taskHub.invalidates) yield* fork(follow, tag);
  yield* takeEvery(replied, function* () {
    yield* put(invalidateTags(['taskHistory']));
  });
  yield* takeEvery(taskRetried, function* () {
    yield* put(invalidateTags(['taskHistory', 'linkedTasks', 'caseActivities']));
  });
}

/** 000 §4.2, AMB-066: an event about a task invalidates its history. A deleted task keeps its content on the screen. */
const selectOpenIds = ({ tasks: { open } }: State): readonly string[] =>
  open.id === null || open.removed ? [] : [open.id];

const selectLinkedIds = (state: State): readonly string[] =>
  selectOpenIds(state)
    .flatMap((id) => linkedTasks.select(id)(state).data ?? [])
    .map(({ id }) => id);

/** The tasks whose events invalidate the answers with this tag. */
const selectIds: Readonly<Record<Tag, (state: State) => readonly string[]>> = {
  taskHistory: selectOpenIds,
  linkedTasks: selectLinkedIds,
};

/** A burst of events causes one more request. */
function* follow(tag: Tag) {
  while (true) {
    const { events } = (yield* take([taskEvents, tasksChanged])).payload;
    const ids = yield* select(selectIds[tag]);
    if (!events.some((event) => ids.some((id) => sameId(id, event.id)))) continue;
    yield* delay(REFETCH_MS);
    yield* put(invalidateTags([tag]));
  }
}
