import type { DialogProps } from '@/core/dialogs/dialog';
import type { Person } from '@/domain/people/person';
import { formatPhone } from '@/lib/phone';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { loadOf, whyNoAnswer } from '@/ui/feedback/answer';
import { DateTimeField } from '@/ui/pickers/DateTimeField';
import { FieldPair, FieldStack } from '@/ui/fields/FieldLayout';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { AssigneeField } from '../AssigneeField';
import { Choices } from '@/ui/fields/Choices';
import { personDialog } from '../PersonDialog';
import { ContactDialog } from '../ContactDialog';
import { contactDialogTexts } from '../contactDialogTexts';
import { useSelectOnFocus } from '../useSelectOnFocus';
import { numbersOf, useCallBack } from './useCallBack';

const texts = contactDialogTexts.callBack;
type Props = DialogProps<'callBack'>;
type Form = ReturnType<typeof useCallBack>;

/** Promises a person a call-back. Creates a task with number and time, so that the promise is not forgotten. */
export const CallBackDialog = personDialog(texts.title, CallBackForm);

function CallBackForm({ person, ...props }: Props & { person: Person }) {
  const form = useCallBack(person, props);
  const { from, until, errors, set } = form;
  return (
    <ContactDialog
      title={texts.title}
      about={person.name}
      saveLabel={texts.save}
      form={form}
      firstField={form.firstField}
      onClose={props.onClose}
    >
      <TypeProblem form={form} />
      <NumberField person={person} form={form} />
      <TextArea
        name="note"
        label={texts.note}
        value={form.note}
        onChange={(note) => set({ note })}
        rows={3}
        maxRows={10}
      />
      <AssigneeField
        label={texts.assignee}
        choices={form.choices}
        choicesLabel={contactDialogTexts.ownAssignees}
        value={form.completeBy}
        onChange={(completeBy) => set({ completeBy })}
        error={errors.completeBy}
      />
      <FieldPair>
        <DateTimeField label={texts.from} value={from} onChange={(value) => set({ from: value })} />
        <DateTimeField
          label={texts.until}
          value={until}
          onChange={(value) => set({ until: value })}
          error={errors.until ?? null}
          required
        />
      </FieldPair>
    </ContactDialog>
  );
}

function TypeProblem({ form: { types, errors } }: { form: Form }) {
  if (loadOf(types) === 'failed') {
    const { why, again } = whyNoAnswer(types.error);
    return (
      <Banner
        tone="danger"
        actions={
          again && <BannerButton label={contactDialogTexts.retry} onClick={() => void types.refetch()} />
        }
      >
        {contactDialogTexts.task.typesFailed} {why}
      </Banner>
    );
  }
  return errors.type === undefined ? null : <Banner tone="danger">{errors.type}</Banner>;
}

function NumberField({ person, form }: { person: Person; form: Form }) {
  const { number, isNumberPreset, errors, set } = form;
  const known = numbersOf(person);
  const selected = useSelectOnFocus(isNumberPreset);
  return (
    <FieldStack>
      <TextField
        {...selected}
        name="number"
        label={texts.number}
        type="tel"
        value={number}
        onChange={(value) => set({ number: value })}
        error={errors.number ?? null}
        required
      />
      {known.length > 1 && (
        <Choices
          label={texts.known}
          choices={known}
          nameOf={formatPhone}
          isChosen={(one) => one === number}
          onChoose={(one) => set({ number: one })}
        />
      )}
    </FieldStack>
  );
}
