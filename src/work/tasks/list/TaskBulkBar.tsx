import { useDispatch, useSelector, useStore } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectUser, type WithSession } from '@/core/session/sessionSlice';
import { BulkButton } from '@/kit/livelist/BulkButton';
import type { Task } from '@/domain/tasks/task';
import type { User } from '@/domain/session/user';
import { BulkBar } from '@/ui/bulk/BulkBar';
import { CheckIcon, HandIcon, UserIcon } from '@/ui/icons';
import { canFinish, canModify, canPickUp } from '../taskPermissions';
import { selectTaskById } from '../tasksSelectors';
import { bulkRequested, type BulkAction } from '../tasksActions';
import { selectionCleared, bulkDismissed, bulkStopped } from './taskList';
import type { WithTasks } from '../tasksSlice';
import { taskDialogTexts } from '../task/taskDialogTexts';
import { taskListKeys } from '../taskShortcutTexts';
import { tasksTexts } from '../tasksTexts';
import type { BulkState } from '@/kit/livelist/listState';
import { BulkProgress } from '@/ui/bulk/BulkProgress';

const texts = taskDialogTexts.bulk;

/** Actions on the selected tasks. A task that an action does not apply to is skipped, and listed in the results. */
export function TaskBulkBar({ ids }: { ids: readonly string[] }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const store = useStore<WithTasks & WithSession>();
  const taskIds = [...ids];
  const unless = (can: (task: Task, user: User) => boolean) => {
    const state = store.getState();
    const some = ids.some((id) => {
      const task = selectTaskById(state, id);
      return task !== undefined && user !== null && can(task, user);
    });
    return some ? null : texts.nobodyMay;
  };

  return (
    <BulkBar
      label={texts.label}
      count={tasksTexts.list.selected(ids.length)}
      deselectLabel={tasksTexts.list.deselect}
      onDeselect={() => dispatch(selectionCleared())}
    >
      <BulkButton
        label={texts.pickUp}
        icon={HandIcon}
        shortcut={taskListKeys.pickUp}
        whyNot={unless(canPickUp)}
        onPress={() => dispatch(bulkRequested({ action: 'pickUp', ids: taskIds }))}
      />
      <BulkButton
        label={texts.reassign}
        icon={UserIcon}
        shortcut={taskListKeys.reassign}
        whyNot={unless(canModify)}
        onPress={() => dispatch(dialogOpened({ dialog: { kind: 'taskBulkReassign', taskIds } }))}
      />
      <BulkButton
        label={texts.finish}
        icon={CheckIcon}
        shortcut={taskListKeys.finish}
        whyNot={unless(canFinish)}
        onPress={() =>
          dispatch(dialogOpened({ dialog: { kind: 'taskBulkReason', action: 'finish', taskIds } }))
        }
      />
    </BulkBar>
  );
}

export function TaskBulkProgress({ bulk }: { bulk: BulkState<BulkAction> }) {
  const dispatch = useDispatch();
  return (
    <BulkProgress
      title={texts.running[bulk.action]}
      resultsLabel={texts.results}
      bulk={bulk}
      onStop={() => dispatch(bulkStopped())}
      onDismiss={() => dispatch(bulkDismissed())}
    />
  );
}
