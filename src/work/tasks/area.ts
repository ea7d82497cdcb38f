import { getTaskPage } from '@/api/tasks/tasks';
import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { heldWith } from '@/core/session/sessionSlice';
import { taskEvents } from '@/hubs/taskHub';
import { InboxIcon } from '@/ui/icons';
import { tasksDialogs } from './tasksDialogs';
import { tasksRoutes } from './tasksRoutes';
import { tasksSaga } from './tasksSaga';
import { tasksSlice } from './tasksSlice';
import { tasksTexts } from './tasksTexts';

export const tasksArea = defineArea({
  name: 'tasks',
  reducer: heldWith(['viewTask'], tasksSlice.reducer),
  work: () => ({ sagas: { tasks: tasksSaga } }),
  routes: tasksRoutes,
  dialogs: tasksDialogs,
  menu: {
    to: paths.tasks,
    section: paths.tasksRoot,
    title: tasksTexts.title,
    icon: InboxIcon,
    theme: 'tasks',
    needs: ['viewTask', 'editTask'],
    total: {
      needs: 'viewTask',
      follows: taskEvents,
      count: async () => (await getTaskPage({ page: 0, pageSize: 1 })).total,
    },
  },
});
