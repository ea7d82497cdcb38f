import { combineSlices } from '@reduxjs/toolkit';
import type { UserKey } from '@mocks/backend/testServer';
import { queries } from '@/api/http/queries';
import { coreSlices } from '@/core/coreSlices';
import { taskQueries } from '@/api/tasks/taskQueries';
import { listView } from '@/kit/livelist/listSelectors';
import { recordOf } from '@/kit/livelist/records';
import { connectionSlice } from '@/hubs/connectionSlice';
import { demandSlice } from '@/hubs/demandSlice';
import { taskHub } from '@/hubs/taskHub';
import { tasksSaga } from '@/work/tasks/tasksSaga';
/* The list loads this saga by a dynamic import, which should not take a test's time. */
import '@/work/tasks/taskWorkSaga';
import { tasksSlice, type WithTasks } from '@/work/tasks/tasksSlice';
import { startArea } from './backEnd';

const reducer = combineSlices(...coreSlices, tasksSlice, connectionSlice, queries, demandSlice);

export function startTasks(key: UserKey = 'anne') {
  return startArea(key, reducer, taskHub, [tasksSaga]);
}

/** The list as the screen shows it. */
export const listOf = (app: { getState: () => WithTasks }) => listView(app.getState().tasks.list);

export const selectOpenTask = ({ tasks: { open, records } }: WithTasks) =>
  open.id === null ? null : (recordOf(records, open.id) ?? null);

const { linkedTasks, taskHistory } = taskQueries.endpoints;

/** Loads the content of a task and keeps it up to date, as the screen of an opened task does. */
export function showContent({ dispatch, getState }: Awaited<ReturnType<typeof startTasks>>, id: string) {
  void dispatch(taskHistory.initiate(id));
  void dispatch(linkedTasks.initiate(id));
  return {
    history: () => taskHistory.select(id)(getState()).data,
    linked: () => linkedTasks.select(id)(getState()).data,
  };
}
