import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { to } from '@/core/paths';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import type { Shortcut } from '@/core/shortcuts/defineShortcuts';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import type { User } from '@/domain/session/user';
import { Button } from '@/ui/buttons/Button';
import {
  CheckIcon,
  HandIcon,
  type IconComponent,
  LinkIcon,
  PencilIcon,
  PhoneOffIcon,
  TrashIcon,
  UndoIcon,
} from '@/ui/icons';
import { RecordActionList } from '@/ui/record/RecordHeader';
import { lookUp } from '@/lib/values';
import {
  whyNotDelete,
  whyNotFinish,
  whyNotLink,
  whyNotModify,
  whyNotPickUp,
  whyNotReject,
} from '../taskPermissions';
import { isCallBack, isCaseFlowTask, isCreator, isOpen } from '../tasksRules';
import { taskKey } from './performTask';
import { notReachedReported, pickUpRequested, stepTaskFinishRequested } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';
import { selectIsWhole } from '../tasksSelectors';
import { callBackTexts } from './callBackTexts';
import { taskDetailTexts } from './taskDetailTexts';
import { taskKeys } from '../taskShortcutTexts';

const texts = taskDetailTexts;

interface Action {
  id: 'pickUp' | 'notReached' | 'finish' | 'reject' | 'edit' | 'link' | 'delete';
  label: string;
  shortcut: Shortcut | null;
  icon: IconComponent;
  variant: 'primary' | 'secondary' | 'danger';
  whyNot: string | null;
  busy: boolean;
  run: () => void;
}

/** The actions on a task. Actions that the user may never do are hidden; disabled actions have a reason in the menu. */
export function TaskActions({ task }: { task: Task }) {
  return (
    <RecordActionList label={texts.actionsLabel} actions={useTaskActions(task)}>
      {(action) => <ActionButton action={action} />}
    </RecordActionList>
  );
}

function ActionButton({ action }: { action: Action }) {
  const { id, label, shortcut, icon, variant, busy, run } = action;
  useShortcut(shortcut, run, !busy);
  return (
    <Button size="s" variant={variant} icon={icon} busy={busy} onClick={run} data-action={id}>
      {label}
    </Button>
  );
}

function useTaskActions(task: Task): Action[] {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useSelector(selectUser);
  const may = useSelector(selectMay);
  const isWhole = useSelector((state: WithTasks) => selectIsWhole(state, task.id));
  const sending: Partial<Record<Action['id'], boolean>> = {
    pickUp: useSending('pickUp', task.id),
    notReached: useSending('notReached', task.id),
    finish: useSending('finish', task.id),
    reject: useSending('reject', task.id),
    delete: useSending('delete', task.id),
  };
  if (user === null) return [];

  const { id } = task;
  const reason = (action: 'finish' | 'reject' | 'delete') => () =>
    dispatch(dialogOpened({ id: `taskReason/${id}`, dialog: { kind: 'taskReason', action, taskId: id } }));
  const finish = () => {
    if (!isCaseFlowTask(task)) reason('finish')();
    else if (may('viewCaseFlow'))
      dispatch(dialogOpened({ id: `taskOutcome/${id}`, dialog: { kind: 'taskOutcome', taskId: id } }));
    else dispatch(stepTaskFinishRequested({ id, outcomeId: null }));
  };
  const runs: Record<Action['id'], () => void> = {
    pickUp: () => dispatch(pickUpRequested(id)),
    notReached: () => dispatch(notReachedReported(id)),
    finish,
    reject: reason('reject'),
    edit: () =>
      void (may('editTask')
        ? navigate(to.taskEdit(id, search))
        : navigate(to.taskTab(id, 'informatie', search), { state: { edit: true } })),
    link: () => void navigate(to.taskLink(id, search)),
    delete: reason('delete'),
  };
  return definitions
    .filter(({ shown }) => shown(task, user, may('editTask')))
    .map((definition) => ({
      ...definition,
      whyNot: definition.whyNot(task, user, isWhole),
      busy: lookUp(sending, definition.id) ?? false,
      run: runs[definition.id],
    }));
}

const useSending = (subject: 'pickUp' | 'notReached' | 'finish' | 'reject' | 'delete', id: string) =>
  useSelector((state: WithSubmissions) => selectIsSending(state, taskKey(subject, id)));

interface Definition extends Omit<Action, 'whyNot' | 'busy' | 'run'> {
  shown: (task: Task, user: User, mayEdit: boolean) => boolean;
  whyNot: (task: Task, user: User, isWhole: boolean) => string | null;
}

const definitions: readonly Definition[] = [
  {
    id: 'pickUp',
    label: texts.pickUp,
    shortcut: taskKeys.pickUp,
    icon: HandIcon,
    variant: 'primary',
    shown: (task) => isOpen(task) && task.status !== TaskStatus.PickedUp,
    whyNot: whyNotPickUp,
  },
  {
    id: 'notReached',
    label: callBackTexts.notReached,
    shortcut: null,
    icon: PhoneOffIcon,
    variant: 'secondary',
    shown: (task, user, mayEdit) => isCallBack(task) && isOpen(task) && (mayEdit || isCreator(task, user)),
    whyNot: whyNotModify,
  },
  {
    id: 'finish',
    label: texts.finish,
    shortcut: taskKeys.finish,
    icon: CheckIcon,
    variant: 'primary',
    shown: isOpen,
    whyNot: whyNotFinish,
  },
  {
    id: 'reject',
    label: texts.reject,
    shortcut: taskKeys.reject,
    icon: UndoIcon,
    variant: 'secondary',
    shown: isOpen,
    whyNot: whyNotReject,
  },
  {
    id: 'edit',
    label: texts.edit,
    shortcut: taskKeys.edit,
    icon: PencilIcon,
    variant: 'secondary',
    shown: (task, user, mayEdit) => mayEdit || isCreator(task, user),
    whyNot: whyNotModify,
  },
  {
    id: 'link',
    label: texts.link,
    shortcut: taskKeys.link,
    icon: LinkIcon,
    variant: 'secondary',
    shown: (task, _user, mayEdit) => mayEdit && task.relatedPerson === null,
    whyNot: whyNotLink,
  },
  {
    id: 'delete',
    label: texts.remove,
    shortcut: null,
    icon: TrashIcon,
    variant: 'secondary',
    shown: (task, user, mayEdit) => (mayEdit || isCreator(task, user)) && task.status !== TaskStatus.Removed,
    whyNot: whyNotDelete,
  },
];
