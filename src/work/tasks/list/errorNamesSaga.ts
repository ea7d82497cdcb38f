import { call, put, select, takeEvery } from 'typed-redux-saga';
import { selectSignedInId } from '@/core/session/sessionSlice';
import type { Task } from '@/domain/tasks/task';
import { taskEvents } from '@/hubs/taskHub';
import { recordOf } from '@/kit/livelist/records';
import { detailLoaded, errorNamesRecalled, tasksChanged } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';
import { isErrorTask, keepErrorNames, readErrorNames } from './errorNames';
import { listAnswered, pageAnswered } from './taskList';

/** Lists omit the names in the title of an error task, so known names are stored and put back into the records. */
export function* errorNamesSaga() {
  yield* takeEvery([listAnswered, pageAnswered], recall);
  yield* takeEvery(detailLoaded, ({ payload: { task } }) => keep([task]));
  yield* takeEvery([taskEvents, tasksChanged], ({ payload: { events } }) =>
    keep(events.flatMap(({ task }) => task ?? [])),
  );
  yield* recall();
}

function* keep(tasks: readonly Task[]) {
  const errors = tasks.filter(isErrorTask);
  if (errors.length > 0) yield* call(keepErrorNames, yield* select(selectSignedInId), errors);
}

function* recall() {
  const kept = readErrorNames(yield* select(selectSignedInId));
  const records = yield* select(({ tasks }: WithTasks) => tasks.records);
  const wanted = Object.entries(kept).filter(([id]) => {
    const task = recordOf(records, id);
    return task !== undefined && isErrorTask(task) && Object.keys(task.properties).length === 0;
  });
  if (wanted.length > 0) yield* put(errorNamesRecalled(Object.fromEntries(wanted)));
}
