import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { SAVED_VIEW_NAME_MAX } from '@/core/windowedList/overviewState';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { DialogBody } from '@/ui/DialogParts';
import { TextField } from '@/ui/TextField';
import { taskSurfaces } from '../components/taskDrafts';
import { viewSaved } from '../tasksActions';
import { selectViews } from '../tasksSelectors';
import { taskDialogTexts } from '../taskDialogTexts';
import { tasksTexts } from '../tasksTexts';

const texts = taskDialogTexts.saveView;

/** A name for the filters and the order of this moment. */
export function TaskSaveViewDialog({ onAnswer }: DialogProps<'taskSaveView'>) {
  const dispatch = useDispatch();
  const draft = useDraft(taskSurfaces.saveView, 'new', '');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useId();
  const name = draft.value.trim();
  const replaces = useSelector(selectViews).some((view) => view.name === name);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (name === '') {
      field.current?.focus();
      return;
    }
    dispatch(viewSaved(name));
    draft.clear();
    onAnswer(name);
  };

  return (
    <Dialog
      title={texts.title}
      size="s"
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{tasksTexts.cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <DialogBody>
          <TextField
            label={texts.label}
            value={draft.value}
            onChange={draft.setValue}
            maxLength={SAVED_VIEW_NAME_MAX}
            required
            inputRef={field}
            {...(replaces && { description: texts.replaces(name) })}
            {...(tried && name === '' && { error: texts.required })}
          />
        </DialogBody>
      </form>
    </Dialog>
  );
}
