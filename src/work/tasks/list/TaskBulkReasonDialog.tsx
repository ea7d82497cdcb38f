import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { BULK_REASON, taskSurfaces } from '../task/messages/taskDrafts';
import { bulkRequested } from '../tasksActions';
import { taskDialogTexts } from '../task/taskDialogTexts';
import { useTasksMeanwhile } from '../task/useTasksMeanwhile';
import { ReasonPrompt } from '../task/ReasonPrompt';

const texts = taskDialogTexts.reason;

/** One reason for all selected tasks; its draft is kept after the dialog closes, until every task has the reason. */
export function TaskBulkReasonDialog({
  dialog: { action, taskIds },
  onClose,
}: DialogProps<'taskBulkReason'>) {
  const dispatch = useDispatch();
  const draft = useDraft(taskSurfaces.bulkFinish, BULK_REASON, '', {
    label: { title: texts.bulkTitle(taskIds.length), href: to.tasks() },
  });
  const { meanwhile, seen } = useTasksMeanwhile(taskIds);
  const confirm = (reason: string) => {
    if (draft.takeOver !== null) return;
    dispatch(bulkRequested({ action, ids: taskIds, reason, seen }));
    onClose();
  };
  return (
    <ReasonPrompt
      title={texts.bulkTitle(taskIds.length)}
      about={texts.bulkAbout}
      label={texts.labels[action]}
      required={texts.required[action]}
      warning={null}
      blocked={null}
      meanwhile={meanwhile}
      submission={null}
      takeOver={draft.takeOver}
      value={draft.value}
      onChange={draft.setValue}
      onCancel={onClose}
      onConfirm={confirm}
    />
  );
}
