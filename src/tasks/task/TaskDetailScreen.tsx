import { memo, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { TASK_TABS, type TaskTab, to } from '@/core/paths';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { TabLink } from '@/core/TabLink';
import type { Task } from '@/domain/task/task';
import { isFocusLost } from '@/lib/focus';
import { AfterPaint } from '@/lib/useAfterPaint';
import { BackToList } from '@/list/BackToList';
import { Banner } from '@/ui/feedback/Banner';
import { Boundary } from '@/ui/feedback/Boundary';
import { Count } from '@/ui/rows/Count';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { OpenedRecord, RecordContent, RecordTabs, RecordWaiting } from '@/ui/record/OpenedRecord';
import {
  RecordFailed,
  recordHeaderFailed,
  RecordNotFound,
  RecordPartlyFailed,
} from '@/ui/record/RecordStates';
import { TabList, tabLinkClass } from '@/ui/record/Tabs';
import { focusListHeading, focusOpenRow } from '@/ui/list/listFocus';
import { TaskHeader } from './TaskHeader';
import { useTask } from './useTask';
import { useTaskAsked, useTaskCounts } from './useTaskContent';
import { taskRetried } from '../tasksActions';
import { taskDetailTexts } from './taskDetailTexts';
import { tasksTexts } from '../tasksTexts';

const texts = taskDetailTexts;

/** An opened task: its header at once, its tab as it comes. Header and tabs stay from one task to the next. */
export function TaskDetailScreen() {
  const { id = '' } = useParams();
  const { task, load, removed } = useTask(id);
  useTaskAsked(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const tab = useTab();
  useTaskShortcuts(id);
  useHeadingFocus(heading, task !== null, id);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const retry = () => dispatch(taskRetried());
  const leave = () => void navigate(to.tasks(search));
  const back = <BackToList to={to.tasks} label={tasksTexts.back} />;

  if (load === 'notFound') return <RecordNotFound texts={texts} back={back} onLeave={leave} />;
  if (task === null && load === 'failed') return <RecordFailed texts={texts} back={back} onRetry={retry} />;
  if (task === null) return <RecordWaiting label={texts.loading} back={back} />;
  return (
    <OpenedRecord>
      {back}
      {removed && <Removed />}
      <Boundary resetKey={task} onRetry={retry} failed={recordHeaderFailed}>
        <TaskHeader task={task} removed={removed} headingRef={heading} />
      </Boundary>
      {load === 'failed' && <RecordPartlyFailed texts={texts} onRetry={retry} />}
      <RecordTabs>
        <LineBoundary resetKey={task} onRetry={retry}>
          <Tabs task={task} />
        </LineBoundary>
      </RecordTabs>
      <RecordContent key={id} label={tasksTexts.tabs[tab]}>
        {/* The header is painted first; what a tab holds comes right behind it. */}
        <AfterPaint>
          <Outlet />
        </AfterPaint>
      </RecordContent>
    </OpenedRecord>
  );
}

function useTab(): TaskTab {
  const { pathname } = useLocation();
  return TASK_TABS.find((tab) => pathname.endsWith(tab)) ?? 'informatie';
}

function useTaskShortcuts(id: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useShortcut({ keys: 'r', label: tasksTexts.shortcuts.reply, group: tasksTexts.shortcuts.taskGroup }, () => {
    void navigate(to.taskTab(id, 'berichten', search), { state: { reply: true } });
  });
  useShortcut(
    { keys: 'Escape', label: tasksTexts.back, group: tasksTexts.shortcuts.taskGroup },
    focusOpenRow,
  );
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

/** Deleted while it was open: what is on the screen can still be read and copied. */
function Removed() {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isFocusLost()) focusListHeading();
    }, 250);
    return () => clearTimeout(timer);
  }, []);
  return <Banner tone="danger">{texts.removedText}</Banner>;
}
