import { memo, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectConfig, type WithConfig } from '@/core/config/configSlice';
import { useAppNow } from '@/core/hooks/useAppNow';
import { to } from '@/core/paths';
import type { Task } from '@/domain/task';
import { taskStatusLabel, taskStatusName } from '@/domain/taskStatus';
import { formatDeadline, formatFull } from '@/lib/dates/format';
import { Badge } from '@/ui/Badge';
import { Checkbox } from '@/ui/Checkbox';
import { MessageIcon } from '@/ui/icons';
import { StatusLabel } from '@/ui/StatusLabel';
import { errorTitle, isNear, isNew, isOverdue } from '../tasksRules';
import { selectIsSelected, selectTaskById } from '../tasksSelectors';
import { selectionToggled } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';
import { tasksTexts } from '../tasksTexts';
import { statusIcon } from './statusIcon';
import styles from './TaskRow.module.css';

const texts = tasksTexts.row;

interface TaskRowProps {
  id: string;
  /** The query part of the list's address, kept when a task is opened. */
  search: string;
  /** This task is open beside the list. */
  current: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One task in the list: one link, and a box to select it with. It draws itself again only when its own task changes. */
export const TaskRow = memo(function TaskRow({ id, search, current, onOpen }: TaskRowProps) {
  const dispatch = useDispatch();
  const task = useSelector((state: WithTasks) => selectTaskById(state, id));
  const selected = useSelector((state: WithTasks) => selectIsSelected(state, id));
  const hours = useSelector((state: WithConfig) => selectConfig(state).taskIsNewHours);
  const now = useAppNow();
  if (!task) return null;
  const title = errorTitle(task) || texts.noSubject;

  return (
    <div className={styles['row']} data-current={current} data-selected={selected}>
      <span className={styles['box']}>
        <Checkbox
          hideLabel
          label={tasksTexts.list.select(title)}
          checked={selected}
          onChange={() => dispatch(selectionToggled(id))}
        />
      </span>
      <a
        className={styles['link']}
        href={to.task(id, search)}
        onClick={onOpen}
        data-row-focus
        aria-label={rowName(task, title, hours, now)}
        {...(current && { 'aria-current': 'true' as const })}
      >
        <span className={styles['top']}>
          <span className={styles['subject']} title={title}>
            {title}
          </span>
          <StatusLabel
            status={taskStatusName(task.status)}
            label={taskStatusLabel(task.status)}
            icon={statusIcon(task.status)}
          />
        </span>
        <Meta task={task} now={now} fresh={isNew(task, hours, now)} />
      </a>
    </div>
  );
});

function deadlineWords(task: Task, now: number): string {
  if (task.ends === null) return texts.noDeadline;
  const moment = formatFull(task.ends);
  if (isOverdue(task, now)) return texts.overdueSince(moment);
  return isNear(task, now) ? texts.nearOn(moment) : texts.deadlineOn(moment);
}

function rowName(task: Task, title: string, hours: number, now: number): string {
  const assignee = task.completeBy === null ? texts.unassigned : texts.assignedTo(task.completeBy.name);
  const name = texts.name(title, taskStatusLabel(task.status), deadlineWords(task, now), assignee);
  return isNew(task, hours, now) ? `${texts.isNew}: ${name}` : name;
}

function Meta({ task, now, fresh }: { task: Task; now: number; fresh: boolean }) {
  return (
    <>
      <span className={styles['line']}>
        <span className={styles['facts']}>
          {task.taskType !== null && <span>{task.taskType.name}</span>}
          {task.relatedPerson !== null && <span className={styles['person']}>{task.relatedPerson.name}</span>}
        </span>
        <Deadline task={task} now={now} />
      </span>
      <span className={styles['line']}>
        <span className={styles['facts']}>{task.completeBy?.name ?? texts.unassigned}</span>
        <span className={styles['count']}>
          {fresh && <Badge tone="accent">{texts.isNew}</Badge>}
          {task.discussionCount > 0 && <MessageIcon aria-hidden="true" size={12} />}
          {task.discussionCount > 0 && task.discussionCount}
        </span>
      </span>
    </>
  );
}

/** Near or over is said in a word, and then coloured. */
function Deadline({ task, now }: { task: Task; now: number }) {
  const mark = isOverdue(task, now) ? 'overdue' : isNear(task, now) ? 'near' : null;
  return (
    <span className={styles['deadline']} data-mark={mark}>
      {mark !== null && <span className={styles['mark']}>{texts[mark]}</span>}
      {task.ends === null ? texts.noDeadline : formatDeadline(task.ends, now)}
    </span>
  );
}
