import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import type { Assignee } from '@/domain/colleagues/assignee';
import { AssigneePicker, TASK_ASSIGNEE_PAGE_SIZE } from '@/shared/people';
import { Button } from '@/ui/buttons/Button';
import { MeanwhileNotice, whyNotYet } from '@/ui/feedback/MeanwhileNotice';
import { Dialog, DialogBody } from '@/ui/overlays/Dialog';
import { bulkRequested } from '../tasksActions';
import { taskDialogTexts } from '../task/taskDialogTexts';
import { useTasksMeanwhile } from '../task/useTasksMeanwhile';
import { tasksTexts } from '../tasksTexts';

const texts = taskDialogTexts.reassign;

export function TaskBulkReassignDialog({ dialog: { taskIds }, onClose }: DialogProps<'taskBulkReassign'>) {
  const dispatch = useDispatch();
  const [assignee, setAssignee] = useState<Assignee | null>(null);
  const [tried, setTried] = useState(false);
  const { meanwhile, seen } = useTasksMeanwhile(taskIds);
  const confirm = () => {
    setTried(true);
    if (assignee === null || meanwhile !== null) return;
    dispatch(bulkRequested({ action: 'reassign', ids: taskIds, assignee, seen }));
    onClose();
  };
  return (
    <Dialog
      title={texts.title(taskIds.length)}
      onClose={onClose}
      onSubmit={confirm}
      footer={
        <>
          <Button onClick={onClose}>{tasksTexts.cancel}</Button>
          <Button variant="primary" disabledReason={whyNotYet(meanwhile)} onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <DialogBody>
        <MeanwhileNotice meanwhile={meanwhile} />
        <AssigneePicker
          label={texts.label}
          value={assignee}
          onChange={setAssignee}
          pageSize={TASK_ASSIGNEE_PAGE_SIZE}
          isPreset
          required
          {...(tried && assignee === null && { error: texts.required })}
        />
      </DialogBody>
    </Dialog>
  );
}
