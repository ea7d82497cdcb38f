import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useLocation, useParams } from 'react-router';
import { paths } from '@/core/paths';
import { lazyScreen } from '@/lib/lazyPart';
import { handle } from '@/core/routeHandle';
import { NoTaskScreen, TasksOverviewScreen } from './list/TasksOverviewScreen';
import { tasksTexts } from './tasksTexts';
import { useDispatch, useSelector } from 'react-redux';
import { Boundary } from '@/ui/feedback/Boundary';
import { taskRetried } from './tasksActions';
import { selectTask } from './tasksSelectors';

const tabs = tasksTexts.tabs;
const tab = (title: string) => handle({ title, needsAny: ['viewTask', 'editTask'] });

/** A task opens at its information; the filters of the list stay in the address (000 §2.3). */
function ToInformation() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: 'informatie', search }} relative="path" replace />;
}

const tabScreen = (load: () => Promise<ComponentType>) => lazyScreen(async () => inTaskTab(await load()));

const opened: RouteObject[] = [
  {
    path: paths.taskEdit,
    handle: handle({ title: tasksTexts.editTitle, needs: ['editTask'], theme: 'tasks' }),
    lazy: lazyScreen(async () => (await import('./task/form/TaskEditScreen')).TaskEditScreen),
  },
  {
    path: paths.taskLink,
    handle: handle({ title: tasksTexts.linkTitle, needs: ['editTask'], theme: 'tasks' }),
    lazy: lazyScreen(async () => (await import('./task/form/TaskLinkScreen')).TaskLinkScreen),
  },
  {
    path: paths.task,
    handle: handle({ title: tasksTexts.detailTitle, needs: ['viewTask'], theme: 'tasks' }),
    lazy: lazyScreen(async () => (await import('./task/TaskDetailScreen')).TaskDetailScreen),
    children: [
      { index: true, Component: ToInformation },
      {
        path: paths.taskInformation,
        handle: tab(tabs.informatie),
        lazy: tabScreen(async () => (await import('./task/TaskInformationScreen')).TaskInformationScreen),
      },
      {
        path: paths.taskMessages,
        handle: tab(tabs.berichten),
        lazy: tabScreen(async () => (await import('./task/messages/TaskMessagesScreen')).TaskMessagesScreen),
      },
      {
        path: paths.taskLinks,
        handle: tab(tabs.koppelingen),
        lazy: tabScreen(async () => (await import('./task/form/TaskLinksScreen')).TaskLinksScreen),
      },
      {
        path: paths.taskContactMoments,
        handle: tab(tabs.contactmomenten),
        lazy: tabScreen(
          async () => (await import('./task/TaskContactMomentsScreen')).TaskContactMomentsScreen,
        ),
      },
    ],
  },
];

/** The task workplace; the list stays where it is while tasks are opened, edited and linked beside it. */
export const tasksRoutes: readonly RouteObject[] = [
  {
    path: paths.tasks,
    handle: handle({ title: tasksTexts.title, needs: ['viewTask'], theme: 'tasks' }),
    Component: TasksOverviewScreen,
    children: [
      { index: true, Component: NoTaskScreen },
      { handle: handle({ guid: true }), children: opened },
    ],
  },
];

/** A tab that fails to render leaves the rest of the task intact, and is tried again with every newer record. */
const inTaskTab = (Screen: ComponentType): ComponentType =>
  function TaskTab() {
    const dispatch = useDispatch();
    const { id = '' } = useParams();
    return (
      <Boundary resetKey={useSelector(selectTask(id))} onRetry={() => dispatch(taskRetried())}>
        <Screen />
      </Boundary>
    );
  };
