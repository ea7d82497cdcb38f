import { Link, useLocation, useParams } from 'react-router';
import { to } from '@/core/paths';
import type { Task } from '@/domain/tasks/task';
import { taskStatusLabel, taskStatusName } from '@/domain/tasks/taskStatus';
import { cardClass, CardList, CardWords } from '@/ui/rows/Cards';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkIcon } from '@/ui/icons';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { Time } from '@/ui/text/Time';
import { statusIcon } from '../../statusIcon';
import { errorTitle } from '../../tasksRules';
import { taskDetailTexts } from '../taskDetailTexts';
import { useLinkedTasks } from '../useTaskContent';
import { tasksTexts } from '../../tasksTexts';

const texts = taskDetailTexts.links;

export function TaskLinksScreen() {
  const { id = '' } = useParams();
  return (
    <QueryView answer={useLinkedTasks(id)} failed={texts.failed}>
      {(tasks) =>
        tasks.length > 0 ? (
          <CardList label={texts.title}>
            {tasks.map((task) => (
              <LineBoundary key={task.id} as="li" resetKey={task}>
                <LinkedTask task={task} />
              </LineBoundary>
            ))}
          </CardList>
        ) : (
          <EmptyState icon={LinkIcon} title={texts.empty} />
        )
      }
    </QueryView>
  );
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
