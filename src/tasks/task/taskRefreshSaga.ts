import { delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { queries, type WithQueries } from '@/api/http/queries';
import { taskQueries } from '@/api/taskQueries';
import { taskEvents, taskHub } from '@/hubs/taskHub';
import { sameId } from '@/lib/guid';
import { replied, taskRetried, tasksChanged } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';
import { REFETCH_MS } from '../taskSync';

const { invalidateTags } = queries.util;
const { linkedTasks } = taskQueries.endpoints;

type State = WithTasks & WithQueries;
type Tag = (typeof taskHub.invalidates)[number];

/** What makes the content of the open task old: what is on the screen of it is asked again. */
export function* taskRefreshSaga() {
  for (const tag of taskHub.invalidates) yield* fork(follow, tag);
  yield* takeEvery(replied, function* () {
    yield* put(invalidateTags(['taskHistory']));
  });
  yield* takeEvery(taskRetried, function* () {
    yield* put(invalidateTags(['taskHistory', 'linkedTasks', 'caseActivities']));
  });
}

/** 000 §4.2, AMB-066: an event about a task makes its history old. A task that was deleted keeps what is shown of it. */
const selectOpenIds = ({ tasks: { open } }: State): readonly string[] =>
  open.id === null || open.removed ? [] : [open.id];

const selectLinkedIds = (state: State): readonly string[] =>
  selectOpenIds(state)
    .flatMap((id) => linkedTasks.select(id)(state).data ?? [])
    .map(({ id }) => id);

/** The tasks that an answer on the screen is about. */
const selectIds: Readonly<Record<Tag, (state: State) => readonly string[]>> = {
  taskHistory: selectOpenIds,
  linkedTasks: selectLinkedIds,
};

/** A burst of events is one question more. */
function* follow(tag: Tag) {
  while (true) {
    const { events } = (yield* take([taskEvents, tasksChanged])).payload;
    const ids = yield* select(selectIds[tag]);
    if (!events.some((event) => ids.some((id) => sameId(id, event.id)))) continue;
    yield* delay(REFETCH_MS);
    yield* put(invalidateTags([tag]));
  }
}
