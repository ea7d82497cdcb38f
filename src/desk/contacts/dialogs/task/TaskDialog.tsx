import { useRef } from 'react';
import type { DialogProps } from '@/core/dialogs/dialog';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { Person } from '@/domain/people/person';
import { MediaUpload } from '@/shared/media';
import { DateTimeField } from '@/ui/pickers/DateTimeField';
import { FieldGroup, FieldPair, FieldStack } from '@/ui/fields/FieldLayout';
import { Select } from '@/ui/pickers/Select';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { loadOf } from '@/ui/feedback/answer';
import type { Meanwhile } from '@/ui/feedback/MeanwhileNotice';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { AboutContact } from '../AboutContact';
import { AssigneeField } from '../AssigneeField';
import { ContractField } from '../ContractField';
import { personDialog } from '../PersonDialog';
import { ContactDialog } from '../ContactDialog';
import { contactDialogTexts } from '../contactDialogTexts';
import { useContactMeanwhile } from '../useContactMeanwhile';
import { useSelectOnFocus } from '../useSelectOnFocus';
import { AssigneeSuggestions } from './AssigneeSuggestions';
import { type TaskForm, useTaskForm, usePropertyTaskForm } from './useTaskForm';

const texts = contactDialogTexts.task;
type Props = DialogProps<'registerTask'>;

/** Registers a task about a person (001 §2). */
export const TaskDialog = personDialog(texts.title, NewTaskForm);

function NewTaskForm({ person, dialog, onClose }: Props & { person: Person }) {
  const form = useTaskForm(person, dialog, onClose);
  const meanwhile = useContactMeanwhile(person, form.submission);
  return <TaskFormDialog form={{ ...form, meanwhile }} about={person.name} onClose={onClose} />;
}

/** Registers a task about a unit or a complex (002 §2.2, §2.3). */
export const PropertyTaskDialog = (props: DialogProps<'propertyTask'>) => (
  <TaskFormDialog form={usePropertyTaskForm(props)} about={props.dialog.zone.name} onClose={props.onClose} />
);

interface TaskFormDialogProps {
  form: TaskForm & { meanwhile?: Meanwhile | null };
  about: string;
  onClose: () => void;
}

function TaskFormDialog({ form, about, onClose }: TaskFormDialogProps) {
  const subject = useRef<HTMLInputElement>(null);
  const selected = useSelectOnFocus(form.isSubjectPreset);
  const save = () => {
    if (form.save() === 'subject') subject.current?.focus();
  };
  return (
    <ContactDialog
      title={texts.title}
      about={about}
      saveLabel={texts.title}
      form={{ ...form, save }}
      firstField={form.firstField}
      onClose={onClose}
    >
      <AboutContact contact={form.contact} faq={form.faq} />
      <TextField
        {...selected}
        name="subject"
        label={texts.subject}
        value={form.subject}
        onChange={(value) => form.set({ subject: value })}
        required
        inputRef={subject}
        error={form.errors.subject ?? null}
      />
      <TextArea
        name="description"
        label={texts.description}
        value={form.description}
        onChange={(description) => form.set({ description })}
        rows={4}
        maxRows={12}
        onPasteFiles={form.uploads.start}
      />
      <WhoField form={form} />
      <FieldPair>
        <TypeField form={form} />
        <DateTimeField label={texts.deadline} value={form.ends} onChange={(ends) => form.set({ ends })} />
      </FieldPair>
      <FromField form={form} />
      <ContractField
        contracts={form.contracts}
        value={form.contractId}
        onChange={(contractId) => form.set({ contractId })}
      />
      <FieldGroup legend={contactDialogTexts.attachments}>
        <MediaUpload uploads={form.uploads} />
      </FieldGroup>
    </ContactDialog>
  );
}

/** The type of the task, which also sets the deadline unless the user entered one. */
function TypeField({ form: { answer, types, type, errors, set } }: { form: TaskForm }) {
  return (
    <FieldStack>
      <Select
        label={texts.type}
        options={types.map(({ name }) => ({ value: name, label: name }))}
        value={type?.name ?? null}
        onChange={(typeName) => set({ typeName })}
        answer={answer}
        emptyText={texts.noType}
        error={loadOf(answer) === 'failed' ? texts.typesFailed : (errors.type ?? null)}
      />
      <RetryButton answer={answer} />
    </FieldStack>
  );
}

function WhoField({ form }: { form: TaskForm }) {
  const { completeBy, unitId, choices, set } = form;
  const choose = (assignee: Assignee | null) => set({ completeBy: assignee });
  return (
    <AssigneeField
      label={texts.assignee}
      choices={choices}
      choicesLabel={contactDialogTexts.ownAssignees}
      value={completeBy}
      onChange={choose}
      error={form.errors.completeBy}
    >
      <AssigneeSuggestions
        tagId={form.tagId}
        unitId={unitId}
        besides={choices}
        value={completeBy}
        onChoose={choose}
      />
    </AssigneeField>
  );
}

function FromField({ form: { senders, sender, setSender } }: { form: TaskForm }) {
  return (
    <Select
      label={texts.from}
      options={senders.map(({ id, name }) => ({ value: id, label: name }))}
      value={sender?.id ?? null}
      onChange={(id) => id !== null && setSender(id)}
    />
  );
}
