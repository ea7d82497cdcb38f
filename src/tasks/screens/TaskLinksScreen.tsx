import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { to } from '@/core/paths';
import type { Task } from '@/domain/task';
import { taskStatusLabel, taskStatusName } from '@/domain/taskStatus';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LinkIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { StatusLabel } from '@/ui/StatusLabel';
import { Time } from '@/ui/Time';
import styles from '../components/Related.module.css';
import { statusIcon } from '../components/statusIcon';
import { errorTitle } from '../tasksRules';
import { selectLinkedTasks } from '../tasksSelectors';
import { linkedRequested } from '../tasksActions';
import { taskDetailTexts } from '../taskDetailTexts';
import { tasksTexts } from '../tasksTexts';

const texts = taskDetailTexts.links;

/** Other tasks that belong to this one. */
export function TaskLinksScreen() {
  const dispatch = useDispatch();
  const { load, items } = useSelector(selectLinkedTasks);
  useEffect(() => {
    if (load === 'idle') dispatch(linkedRequested());
  }, [load, dispatch]);

  if (items.length > 0) {
    return (
      <ul className={styles['list']} aria-label={texts.title}>
        {items.map((task) => (
          <LinkedTask key={task.id} task={task} />
        ))}
      </ul>
    );
  }
  if (load === 'failed') {
    return (
      <ErrorState
        title={texts.failed}
        retryLabel={tasksTexts.retry}
        onRetry={() => dispatch(linkedRequested())}
      />
    );
  }
  return load === 'loaded' ? <EmptyState icon={LinkIcon} title={texts.empty} /> : <Skeleton lines={4} />;
}

function LinkedTask({ task }: { task: Task }) {
  const { search } = useLocation();
  return (
    <li>
      <Link className={styles['item']} to={to.task(task.id, search)}>
        <span className={styles['top']}>
          <strong className={styles['subject']}>{errorTitle(task) || tasksTexts.row.noSubject}</strong>
          <StatusLabel
            status={taskStatusName(task.status)}
            label={taskStatusLabel(task.status)}
            icon={statusIcon(task.status)}
          />
        </span>
        <span className={styles['meta']}>
          <span>{task.taskType?.name}</span>
          <span>{task.completeBy?.name ?? tasksTexts.row.unassigned}</span>
          {task.ends !== null && <Time instant={task.ends} mode="moment" />}
        </span>
      </Link>
    </li>
  );
}
