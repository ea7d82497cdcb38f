import { combineSlices } from '@reduxjs/toolkit';
import type { UserKey } from '@mocks/backend/testServer';
import { dialogsSlice } from '@/core/dialogs/dialogsSlice';
import { draftsSlice } from '@/core/drafts/draftsSlice';
import { sessionSlice } from '@/core/session/sessionSlice';
import { submissionsSlice } from '@/core/submissions/submissionsSlice';
import { toastsSlice } from '@/core/toasts/toastsSlice';
import { listView } from '@/core/windowedList/listView';
import { connectionSlice } from '@/hubs/connectionSlice';
import { TASK_EVENTS, taskEvents, taskHub } from '@/hubs/taskHub';
import { learnTaskChanges } from '@/tasks/taskChanges';
import { tasksSaga } from '@/tasks/tasksSaga';
import { tasksSlice, type WithTasks } from '@/tasks/tasksSlice';
import { startArea } from './backEnd';

const reducer = combineSlices(
  connectionSlice,
  dialogsSlice,
  draftsSlice,
  sessionSlice,
  submissionsSlice,
  tasksSlice,
  toastsSlice,
);

const hub = {
  name: 'taskHub',
  kinds: TASK_EVENTS,
  toAction: (kind: string, args: unknown[]) => {
    const event = taskHub.decode(kind, args);
    return event && taskEvents([event]);
  },
} as const;

/** The tasks with all their sagas. */
export function startTasks(key: UserKey = 'anne') {
  learnTaskChanges();
  return startArea(key, reducer, hub, [tasksSaga]);
}

/** The list as the screen shows it. */
export const listOf = (app: { getState: () => WithTasks }) => listView(app.getState().tasks);
