import { type ReactNode, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { to } from '@/core/paths';
import type { Task } from '@/domain/tasks/task';
import { BackToList } from '@/kit/livelist/BackToList';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { FormScreen, FormWaiting } from '@/ui/fields/FormScreen';
import { SearchIcon } from '@/ui/icons';
import { errorTitle } from '../../tasksRules';
import { taskRetried } from '../../tasksActions';
import { tasksTexts } from '../../tasksTexts';
import { taskDetailTexts } from '../taskDetailTexts';
import { useTask } from '../useTask';

interface FormProps {
  task: Task;
  /** The task was deleted meanwhile: nothing can be saved, but everything can be copied. */
  removed: boolean;
  onLeave: () => void;
}

interface TaskFormScreenProps {
  id: string;
  title: string;
  children: (props: FormProps) => ReactNode;
}

/** The frame of a form about one task, which also covers loading, failure and an unknown task. */
export function TaskFormScreen({ id, title, children }: TaskFormScreenProps) {
  const { task, load, removed } = useTask(id);
  const navigate = useNavigate();
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, true);
  const leave = () => void navigate(to.task(id, search));

  return (
    <FormScreen
      title={title}
      subject={task && errorTitle(task)}
      headingRef={heading}
      back={<BackToList to={to.tasks} label={tasksTexts.back} />}
    >
      {task !== null && load === 'loaded' ? (
        children({ task, removed, onLeave: leave })
      ) : (
        <NotYet load={load} search={search} />
      )}
    </FormScreen>
  );
}

function NotYet({ load, search }: { load: ReturnType<typeof useTask>['load']; search: string }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const texts = taskDetailTexts;
  if (load === 'failed') {
    return (
      <ErrorState
        title={texts.failedTitle}
        detail={texts.failedText}
        onRetry={() => dispatch(taskRetried())}
      />
    );
  }
  if (load !== 'notFound') return <FormWaiting />;
  return (
    <EmptyState
      icon={SearchIcon}
      title={texts.notFoundTitle}
      action={<Button onClick={() => void navigate(to.tasks(search))}>{texts.toList}</Button>}
    >
      {texts.notFoundText}
    </EmptyState>
  );
}
