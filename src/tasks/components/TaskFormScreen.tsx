import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { to } from '@/core/paths';
import type { Task } from '@/domain/task';
import { Banner } from '@/ui/Banner';
import { EmptyState } from '@/ui/EmptyState';
import { SearchIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { errorTitle } from '../tasksRules';
import { taskFormTexts } from '../taskFormTexts';
import { taskDetailTexts } from '../taskDetailTexts';
import { BackToList } from './BackToList';
import styles from './Form.module.css';
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
    <section className={styles['screen']} aria-label={title}>
      <BackToList />
      <header className={styles['header']}>
        <h1 className={styles['title']} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {task && <p className={styles['subject']}>{errorTitle(task)}</p>}
      </header>
      {removed && <Banner tone="danger">{taskFormTexts.edit.removed}</Banner>}
      {task !== null && load === 'loaded' ? (
        children({ task, removed, onLeave: leave })
      ) : (
        <NotYet gone={load === 'notFound' || load === 'failed'} />
      )}
    </section>
  );
}

function NotYet({ gone }: { gone: boolean }) {
  if (gone) return <EmptyState icon={SearchIcon} title={taskDetailTexts.notFoundTitle} />;
  return (
    <div className={styles['fields']} aria-busy="true">
      <Skeleton lines={8} />
    </div>
  );
}
