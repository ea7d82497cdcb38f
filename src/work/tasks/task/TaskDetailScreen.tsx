import { memo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useParams } from 'react-router';
import { TASK_TABS, type TaskTab, to } from '@/core/paths';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { TabLink } from '@/core/TabLink';
import type { Task } from '@/domain/tasks/task';
import { focusOpenRow, OpenedScreen } from '@/kit/livelist/OpenedScreen';
import { Banner } from '@/ui/feedback/Banner';
import { Count } from '@/ui/rows/Count';
import { TabList, tabLinkClass } from '@/ui/record/Tabs';
import { Composer } from './messages/Composer';
import { TaskHeader } from './TaskHeader';
import { useTask } from './useTask';
import { useTaskAsked, useTaskCounts } from './useTaskContent';
import { taskRetried } from '../tasksActions';
import { taskDetailTexts } from './taskDetailTexts';
import { taskKeys } from '../taskShortcutTexts';
import { tasksTexts } from '../tasksTexts';

const texts = taskDetailTexts;

export function TaskDetailScreen() {
  const { id = '' } = useParams();
  const { task, load, failure, removed } = useTask(id);
  useTaskAsked(id);
  useTaskShortcuts();
  const tab = useTab();
  const dispatch = useDispatch();
  return (
    <OpenedScreen
      id={id}
      record={task}
      load={load}
      error={failure}
      texts={texts}
      list={{ to: to.tasks, label: tasksTexts.back }}
      tabTitle={tasksTexts.tabs[tab]}
      onRetry={() => dispatch(taskRetried())}
      notice={removed && <Banner tone="danger">{texts.removedText}</Banner>}
      header={(record, heading) => <TaskHeader task={record} removed={removed} headingRef={heading} />}
      tabs={(record) => <Tabs task={record} />}
      foot={(record) => <Composer task={record} isOpen={tab === 'berichten'} />}
    />
  );
}

function useTab(): TaskTab {
  const { pathname } = useLocation();
  return TASK_TABS.find((tab) => pathname.endsWith(tab)) ?? 'informatie';
}

function useTaskShortcuts() {
  useShortcut(taskKeys.back, focusOpenRow);
}

const Tabs = memo(function Tabs({ task }: { task: Task }) {
  const { search } = useLocation();
  const counts: Partial<Record<TaskTab, number | undefined>> = useTaskCounts(task);
  return (
    <TabList label={texts.tabsLabel}>
      {TASK_TABS.map((tab) => (
        <TabLink key={tab} to={to.taskTab(task.id, tab, search)} className={tabLinkClass}>
          {tasksTexts.tabs[tab]}
          {typeof counts[tab] === 'number' && <Count value={counts[tab]} />}
        </TabLink>
      ))}
    </TabList>
  );
});
