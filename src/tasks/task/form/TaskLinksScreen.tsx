import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { to } from '@/core/paths';
import type { Task } from '@/domain/task';
import { taskStatusLabel, taskStatusName } from '@/domain/taskStatus';
import { cardClass, CardList, CardWords } from '@/ui/list/Cards';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LinkIcon } from '@/ui/icons';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { Time } from '@/ui/record/Time';
import { statusIcon } from '../../list/statusIcon';
import { errorTitle } from '../../tasksRules';
import { selectLinkedTasks } from '../../tasksSelectors';
import { linkedRequested } from '../../tasksActions';
import { taskDetailTexts } from '../taskDetailTexts';
import { tasksTexts } from '../../tasksTexts';

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
      <CardList label={texts.title}>
        {items.map((task) => (
          <LineBoundary key={task.id} as="li" resetKey={task}>
            <LinkedTask task={task} />
          </LineBoundary>
        ))}
      </CardList>
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
      <Link className={cardClass} to={to.task(task.id, search)}>
        <CardWords
          title={errorTitle(task) || tasksTexts.row.noSubject}
          aside={
            <StatusLabel
              status={taskStatusName(task.status)}
              label={taskStatusLabel(task.status)}
              icon={statusIcon(task.status)}
            />
          }
          meta={
            <>
              <span>{task.taskType?.name}</span>
              <span>{task.completeBy?.name ?? tasksTexts.row.unassigned}</span>
              {task.ends !== null && <Time instant={task.ends} mode="moment" />}
            </>
          }
        />
      </Link>
    </li>
  );
}
