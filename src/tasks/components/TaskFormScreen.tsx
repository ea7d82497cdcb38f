import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { to } from '@/core/paths';
import type { Task } from '@/domain/task';
import { Banner } from '@/ui/Banner';
import { EmptyState } from '@/ui/EmptyState';
import { FormScreen, FormWaiting } from '@/ui/FormScreen';
import { SearchIcon } from '@/ui/icons';
import { errorTitle } from '../tasksRules';
import { taskFormTexts } from '../taskFormTexts';
import { taskDetailTexts } from '../taskDetailTexts';
import { BackToList } from './BackToList';
import { useTask } from './useTask';

interface FormProps {
  task: Task;
  /** Deleted meanwhile: nothing can be saved, everything can be copied. */
  removed: boolean;
  onLeave: () => void;
}

interface TaskFormScreenProps {
  id: string;
  title: string;
  children: (props: FormProps) => ReactNode;
}

/** A form about one task, with the states that fetching the task can be in. */
export function TaskFormScreen({ id, title, children }: TaskFormScreenProps) {
  const { task, load, removed } = useTask(id);
  const navigate = useNavigate();
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, true);
  const leave = () => void navigate(to.task(id, search));

  return (
    <FormScreen title={title} subject={task && errorTitle(task)} headingRef={heading} back={<BackToList />}>
      {removed && <Banner tone="danger">{taskFormTexts.edit.removed}</Banner>}
      {task !== null && load === 'loaded' ? (
        children({ task, removed, onLeave: leave })
      ) : (
        <NotYet gone={load === 'notFound' || load === 'failed'} />
      )}
    </FormScreen>
  );
}

const NotYet = ({ gone }: { gone: boolean }) =>
  gone ? <EmptyState icon={SearchIcon} title={taskDetailTexts.notFoundTitle} /> : <FormWaiting />;
