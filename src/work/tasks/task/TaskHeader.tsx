import { memo, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { RelatedPerson } from '@/desk/contacts';
import { AssigneeName, PersonAlerts } from '@/shared/people';
import { useNow } from '@/lib/useNow';
import { to } from '@/core/paths';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { attemptsIn } from '@/domain/tasks/callBack';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus, taskStatusLabel, taskStatusName } from '@/domain/tasks/taskStatus';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/buttons/Button';
import { Deadline } from '@/ui/record/Deadline';
import { ArrowRightIcon, ClockIcon, ContactIcon, PhoneOffIcon, UserIcon, UsersIcon } from '@/ui/icons';
import { LateFact, RecordFact, RecordFacts, RecordHeader } from '@/ui/record/RecordHeader';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { AssigneeType } from '@/domain/colleagues/assignee';
import { LIST_HEADING } from '@/kit/livelist/OpenedScreen';
import { errorTitle, isCallBack, taskUrgency } from '../tasksRules';
import { selectNextTaskId } from '../tasksSelectors';
import { taskDetailTexts } from './taskDetailTexts';
import { taskKeys } from '../taskShortcutTexts';
import { tasksTexts } from '../tasksTexts';
import { callBackTexts } from './callBackTexts';
import { CaseOfTask } from './CaseOfTask';
import { statusIcon } from '../statusIcon';
import { SubmissionBanner } from './SubmissionBanner';
import { TaskActions } from './TaskActions';
import { useOpenNext } from './useOpenNext';

const texts = taskDetailTexts;

/** Router state: true while the creator edits the task in place, false once that form is left (`useEditingCreator`). */
export interface TaskPlaceState {
  edit?: boolean;
}

interface TaskHeaderProps {
  task: Task;
  removed: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The title, facts and actions of a task; rendered from the list's record until the whole task has loaded. */
export const TaskHeader = memo(function TaskHeader({ task, removed, headingRef }: TaskHeaderProps) {
  const link = {
    text: window.location.origin + to.task(task.id),
    label: texts.copyLink,
    copiedLabel: texts.linkCopied,
  };
  return (
    <RecordHeader title={errorTitle(task) || tasksTexts.row.noSubject} headingRef={headingRef} link={link}>
      <Facts task={task} />
      {!removed && <TaskActions task={task} />}
      <SubmissionBanner taskId={task.id} />
      {removed && <FocusToList />}
      <Done over={removed || isOver(task)} removed={removed} />
    </RecordHeader>
  );
});

function Facts({ task }: { task: Task }) {
  const now = useNow();
  const AssigneeIcon = task.completeBy?.type === AssigneeType.FunctionGroup ? UsersIcon : UserIcon;
  return (
    <RecordFacts>
      <RecordFact>
        <StatusLabel
          status={taskStatusName(task.status)}
          label={taskStatusLabel(task.status)}
          icon={statusIcon(task.status)}
        />
      </RecordFact>
      <RecordFact icon={ClockIcon} term={texts.deadline}>
        <Deadline instant={task.ends} urgency={taskUrgency(task, now)} />
      </RecordFact>
      {isCallBack(task) && (
        <RecordFact icon={PhoneOffIcon} term={callBackTexts.attempts}>
          {attemptsIn(task.description)}
        </RecordFact>
      )}
      <RecordFact icon={AssigneeIcon} term={texts.assignee}>
        {task.completeBy === null ? (
          texts.nobody
        ) : (
          <AssigneeName assignee={task.completeBy} aboutPersonId={task.relatedPerson?.id} />
        )}
      </RecordFact>
      <RecordFact icon={ContactIcon} term={texts.person}>
        {task.relatedPerson === null ? texts.noPerson : <RelatedPerson {...task.relatedPerson} />}
      </RecordFact>
      <CaseOfTask task={task} />
      {task.relatedPerson && (
        <LateFact>
          <PersonAlerts personId={task.relatedPerson.id} />
        </LateFact>
      )}
    </RecordFacts>
  );
}

/** Sends the focus to the list, since nothing more can be done with a removed task. */
const FocusToList = () => <span hidden data-focus-next={LIST_HEADING} />;

const isOver = ({ status }: Task): boolean => status === TaskStatus.Finished || status === TaskStatus.Removed;

/** Offers the next task once this one is finished or removed. */
function Done({ over, removed }: { over: boolean; removed: boolean }) {
  const next = useSelector(selectNextTaskId);
  const open = useOpenNext();
  useShortcut(taskKeys.next, open, next !== null);

  if (!over || next === null) return null;
  const toNext = (
    <Button
      size="s"
      variant="primary"
      icon={ArrowRightIcon}
      onClick={open}
      {...(!removed && { 'data-focus-next': '' })}
    >
      {texts.next}
    </Button>
  );
  if (removed) return <div>{toNext}</div>;
  return (
    <Banner tone="success" actions={toNext}>
      {texts.finishedNext}
    </Banner>
  );
}
