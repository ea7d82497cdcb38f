import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectConfig, type WithConfig } from '@/core/config/configSlice';
import { useNow } from '@/lib/useNow';
import { to } from '@/core/paths';
import type { Task } from '@/domain/tasks/task';
import { taskStatusLabel, taskStatusName } from '@/domain/tasks/taskStatus';
import type { RowProps } from '@/kit/livelist/OverviewList';
import { Badge } from '@/ui/record/Badge';
import { ShortDeadline } from '@/ui/record/Deadline';
import { deadlineInWords } from '@/ui/record/deadlineTexts';
import { ClipboardListIcon, MessageIcon } from '@/ui/icons';
import { rowName } from '@/ui/rows/rowName';
import { ListRow, RowCount, type RowFact, RowLine } from '@/ui/rows/ListRow';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { errorTitle, isCallBack, inspectionOf, isNew, taskUrgency } from '../tasksRules';
import { selectIsSelected, selectTaskById } from '../tasksSelectors';
import { selectionToggled } from './taskList';
import type { WithTasks } from '../tasksSlice';
import { tasksTexts } from '../tasksTexts';
import { statusIcon } from '../statusIcon';

const texts = tasksTexts.row;

/** One task in the list: a link and a checkbox. It renders again only when its own task changes. */
export const TaskRow = memo(function TaskRow({ id, search, current, onOpen }: RowProps) {
  const dispatch = useDispatch();
  const task = useSelector((state: WithTasks) => selectTaskById(state, id));
  const selected = useSelector((state: WithTasks) => selectIsSelected(state, id));
  const hours = useSelector((state: WithConfig) => selectConfig(state).taskIsNewHours);
  const now = useNow();
  if (!task) return null;
  const title = errorTitle(task) || texts.noSubject;

  return (
    <ListRow
      name={nameOf(task, title, hours, now)}
      title={title}
      href={to.task(id, search)}
      onOpen={onOpen}
      current={current}
      selected={selected}
      selectLabel={tasksTexts.list.select(title)}
      onSelect={() => dispatch(selectionToggled(id))}
    >
      <Meta task={task} now={now} fresh={isNew(task, hours, now)} />
    </ListRow>
  );
});

function nameOf(task: Task, title: string, hours: number, now: number): string {
  const { taskType, relatedPerson, discussionCount, status, ends, completeBy, caseTitle } = task;
  const name = rowName(
    title,
    taskType?.name,
    inspectionOf(task) !== taskType?.name && inspectionOf(task),
    relatedPerson?.name,
    discussionCount > 0 && texts.messages(discussionCount),
    taskStatusLabel(status),
    deadlineInWords(ends, taskUrgency(task, now)),
    completeBy === null ? texts.unassigned : texts.assignedTo(completeBy.name),
    caseTitle !== null && texts.about(caseTitle),
    isLateCall(task, now) && texts.lateCall,
  );
  return isNew(task, hours, now) ? `${texts.isNew}: ${name}` : name;
}

const isLateCall = (task: Task, now: number): boolean =>
  isCallBack(task) && taskUrgency(task, now) === 'overdue';

/** Returns the fact, or nothing for an empty text. */
const listed = (text: string | null | undefined, isPerson = false): RowFact[] =>
  text ? [{ text, isPerson }] : [];

function Meta({ task, now, fresh }: { task: Task; now: number; fresh: boolean }) {
  const { status, taskType, relatedPerson, completeBy, caseTitle, ends, discussionCount } = task;
  const inspection = inspectionOf(task);
  return (
    <>
      <RowLine
        facts={[
          ...listed(taskType?.name === inspection ? null : taskType?.name),
          ...listed(relatedPerson?.name, true),
        ]}
      >
        <StatusLabel
          status={taskStatusName(status)}
          label={taskStatusLabel(status)}
          icon={statusIcon(status)}
        />
      </RowLine>
      <RowLine facts={[{ text: completeBy?.name ?? texts.unassigned }, ...listed(caseTitle)]}>
        <RowCount>
          {inspection !== null && (
            <Badge tone="neutral" icon={ClipboardListIcon}>
              {inspection}
            </Badge>
          )}
          {fresh && <Badge tone="accent">{texts.isNew}</Badge>}
          {isLateCall(task, now) && <Badge tone="danger">{texts.lateCall}</Badge>}
          {discussionCount > 0 && <MessageIcon aria-hidden="true" size={12} />}
          {discussionCount > 0 && discussionCount}
          <ShortDeadline instant={ends} urgency={taskUrgency(task, now)} />
        </RowCount>
      </RowLine>
    </>
  );
}
