import { useRef } from 'react';
import type { DialogProps } from '@/core/dialogs/dialog';
import type { Person } from '@/domain/person';
import { MediaUpload } from '@/media';
import { AssigneePicker, NEW_TASK_ASSIGNEE_PAGE_SIZE } from '@/people';
import { Button } from '@/ui/fields/Button';
import { DateTimeField } from '@/ui/fields/DateTimeField';
import { FieldGroup, FieldPair, FieldStack } from '@/ui/fields/FieldLayout';
import { Select } from '@/ui/fields/Select';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { loadOf } from '@/ui/feedback/answer';
import { AboutFlow } from '../AboutFlow';
import { ContractField } from '../ContractField';
import { personDialog } from '../PersonDialog';
import { RegistrationDialog } from '../RegistrationDialog';
import { registrationTexts } from '../registrationTexts';
import { AssigneeSuggestions } from './AssigneeSuggestions';
import { type TaskForm, useTaskForm } from './useTaskForm';

const texts = registrationTexts.task;
type Props = DialogProps<'registerTask'>;

/** Registers a task about somebody (001 §2). */
export const TaskDialog = personDialog(texts.title, NewTaskForm);

function NewTaskForm({ person, dialog, onClose }: Props & { person: Person }) {
  const form = useTaskForm(person, dialog);
  const subject = useRef<HTMLInputElement>(null);
  const save = () => {
    if (!form.save()) subject.current?.focus();
  };
  return (
    <RegistrationDialog
      title={texts.title}
      about={person.name}
      saveLabel={texts.save}
      form={{ ...form, save }}
      onClose={onClose}
    >
      <AboutFlow flow={form.flow} faq={form.faq} />
      <TextField
        label={texts.subject}
        value={form.subject}
        onChange={(value) => form.set({ subject: value })}
        required
        inputRef={subject}
        error={form.errors.subject ?? null}
      />
      <TextArea
        label={texts.description}
        value={form.description}
        onChange={(description) => form.set({ description })}
        rows={4}
        maxRows={12}
        onPasteFiles={form.uploads.start}
      />
      <FieldPair>
        <TypeField form={form} />
        <DateTimeField label={texts.deadline} value={form.ends} onChange={(ends) => form.set({ ends })} />
      </FieldPair>
      <WhoFields form={form} />
      <ContractField
        contracts={form.contracts}
        value={form.contractId}
        onChange={(contractId) => form.set({ contractId })}
      />
      <FieldGroup legend={registrationTexts.attachments}>
        <MediaUpload uploads={form.uploads} />
      </FieldGroup>
    </RegistrationDialog>
  );
}

/** Another type has another deadline, unless one was filled in. */
function TypeField({ form: { answer, types, type, errors, set } }: { form: TaskForm }) {
  return (
    <FieldStack>
      <Select
        label={texts.type}
        options={types.map(({ name }) => ({ value: name, label: name }))}
        value={type?.name ?? null}
        onChange={(typeName) => set({ typeName })}
        emptyText={texts.noType}
        error={loadOf(answer) === 'failed' ? texts.typesFailed : (errors.type ?? null)}
      />
      {loadOf(answer) === 'failed' && (
        <Button size="s" onClick={() => void answer.refetch()}>
          {registrationTexts.retry}
        </Button>
      )}
    </FieldStack>
  );
}

function WhoFields({ form }: { form: TaskForm }) {
  const { senders, sender, setSender } = form;
  return (
    <FieldPair>
      <FieldStack>
        <AssigneePicker
          label={texts.assignee}
          value={form.completeBy}
          onChange={(completeBy) => form.set({ completeBy })}
          pageSize={NEW_TASK_ASSIGNEE_PAGE_SIZE}
        />
        <AssigneeSuggestions
          tagId={form.tagId}
          unitId={form.contract?.unit?.id ?? form.contract?.unitId ?? null}
          value={form.completeBy}
          onChoose={(completeBy) => form.set({ completeBy })}
        />
      </FieldStack>
      <Select
        label={texts.from}
        options={senders.map(({ id, name }) => ({ value: id, label: name }))}
        value={sender?.id ?? null}
        onChange={(id) => id !== null && setSender(id)}
      />
    </FieldPair>
  );
}
