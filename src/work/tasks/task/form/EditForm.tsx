import { type SubmitEvent, useRef } from 'react';
import type { Task } from '@/domain/tasks/task';
import { MediaList, MediaUpload } from '@/shared/media';
import { AssigneePicker, TASK_ASSIGNEE_PAGE_SIZE } from '@/shared/people';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/buttons/Button';
import { DateTimeField } from '@/ui/pickers/DateTimeField';
import { RecordForm } from '@/ui/fields/FormScreen';
import { FormState } from '@/ui/feedback/FormState';
import { FieldGroup, FieldPair } from '@/ui/fields/FieldLayout';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { restoredNote } from '@/ui/fields/FormFields';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { taskFormTexts } from './taskFormTexts';
import { tasksTexts } from '../../tasksTexts';
import { EditConflict } from './EditConflict';
import { TypeField } from './TypeField';
import { type EditForm as Form, useEditForm } from './useEditForm';

const texts = taskFormTexts.edit;

interface EditFormProps {
  task: Task;
  removed: boolean;
  /** Why the task cannot be saved now, or null; typed text can always be copied. */
  whyNot: string | null;
  onLeave: () => void;
}

export function EditForm({ task, removed, onLeave, ...props }: EditFormProps) {
  const whyNot = removed ? texts.removed : props.whyNot;
  const form = useEditForm(task, onLeave);
  const subject = useRef<HTMLInputElement>(null);
  const { fields, errors, change, uploads } = form;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (whyNot === null && form.save().subject !== undefined) subject.current?.focus();
  };

  return (
    <RecordForm
      label={tasksTexts.editTitle}
      onSubmit={submit}
      busy={form.busy}
      takeOver={form.takeOver}
      note={restoredNote(form)}
      buttons={<Buttons form={form} whyNot={whyNot} onLeave={onLeave} />}
    >
      {whyNot !== null && <Banner tone="warning">{whyNot}</Banner>}
      <FormState
        submission={form.submission}
        help={texts.uncertainHelp}
        conflict={form.theirs.length > 0 && <EditConflict form={form} task={task} />}
      />
      <TextField
        label={texts.subject}
        value={fields.subject}
        onChange={(subject) => change({ subject })}
        required
        inputRef={subject}
        {...(errors.subject !== undefined && { error: errors.subject })}
      />
      <TextArea
        label={texts.description}
        value={fields.description}
        onChange={(description) => change({ description })}
        rows={5}
        maxRows={14}
        onPasteFiles={(files) => uploads.start(files.filter(({ type }) => type.startsWith('image/')))}
      />
      <FieldPair>
        <TypeField
          value={fields.taskType}
          ends={fields.ends}
          onChange={(taskType) => change({ taskType })}
          onDeadline={(ends) => change({ ends })}
          {...(errors.taskType !== undefined && { error: errors.taskType })}
        />
        <DateTimeField label={texts.deadline} value={fields.ends} onChange={(ends) => change({ ends })} />
      </FieldPair>
      <AssigneePicker
        label={texts.assignee}
        value={fields.completeBy}
        onChange={(completeBy) => change({ completeBy })}
        pageSize={TASK_ASSIGNEE_PAGE_SIZE}
      />
      <FieldGroup legend={texts.attachments}>
        <MediaList ids={task.mediaIds} />
        <MediaUpload uploads={uploads} disabledReason={whyNot} />
      </FieldGroup>
    </RecordForm>
  );
}

function Buttons({ form, whyNot, onLeave }: { form: Form; whyNot: string | null; onLeave: () => void }) {
  const { dirty, uploads, busy, clear } = form;
  const reason = whyNot ?? (uploads.busy ? texts.uploadsBusy : dirty ? null : fieldTexts.form.nothingChanged);
  return (
    <>
      {dirty && !busy && (
        <Button variant="quiet" onClick={clear}>
          {fieldTexts.form.discard}
        </Button>
      )}
      <Button onClick={onLeave}>{tasksTexts.cancel}</Button>
      <Button type="submit" variant="primary" busy={busy} disabledReason={reason}>
        {fieldTexts.form.save}
      </Button>
    </>
  );
}
