import type { DialogProps } from '@/core/dialogs/dialog';
import type { Person } from '@/domain/person';
import { formatPhone } from '@/lib/phone';
import { AssigneePicker, NEW_TASK_ASSIGNEE_PAGE_SIZE } from '@/people';
import { Banner } from '@/ui/feedback/Banner';
import { loadOf } from '@/ui/feedback/answer';
import { Button } from '@/ui/fields/Button';
import { DateTimeField } from '@/ui/fields/DateTimeField';
import { FieldPair, FieldStack } from '@/ui/fields/FieldLayout';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { personDialog } from '../PersonDialog';
import styles from '../Registration.module.css';
import { RegistrationDialog } from '../RegistrationDialog';
import { registrationTexts } from '../registrationTexts';
import { numbersOf, useCallBack } from './useCallBack';

const texts = registrationTexts.callBack;
type Props = DialogProps<'callBack'>;
type Form = ReturnType<typeof useCallBack>;

/** Promises somebody to call back: as a task with number and time, so that it is not forgotten. */
export const CallBackDialog = personDialog(texts.title, CallBackForm);

function CallBackForm({ person, dialog, onClose }: Props & { person: Person }) {
  const form = useCallBack(person, dialog);
  const { from, until, errors, set } = form;
  return (
    <RegistrationDialog
      title={texts.title}
      about={person.name}
      saveLabel={texts.save}
      form={form}
      onClose={onClose}
    >
      <TypeProblem form={form} />
      <NumberField person={person} form={form} />
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
      <TextArea
        label={texts.note}
        value={form.note}
        onChange={(note) => set({ note })}
        rows={3}
        maxRows={10}
      />
      <AssigneePicker
        label={texts.assignee}
        value={form.completeBy}
        onChange={(completeBy) => set({ completeBy })}
        pageSize={NEW_TASK_ASSIGNEE_PAGE_SIZE}
      />
    </RegistrationDialog>
  );
}

function TypeProblem({ form: { types, errors } }: { form: Form }) {
  if (loadOf(types) === 'failed')
    return (
      <Banner
        tone="danger"
        actions={
          <Button size="s" onClick={() => void types.refetch()}>
            {registrationTexts.retry}
          </Button>
        }
      >
        {registrationTexts.task.typesFailed}
      </Banner>
    );
  return errors.type === undefined ? null : <Banner tone="danger">{errors.type}</Banner>;
}

/** One of the numbers that are known, or another. */
function NumberField({ person, form: { number, errors, set } }: { person: Person; form: Form }) {
  const known = numbersOf(person);
  return (
    <FieldStack>
      <TextField
        label={texts.number}
        type="tel"
        value={number}
        onChange={(value) => set({ number: value })}
        error={errors.number ?? null}
        required
      />
      {known.length > 1 && (
        <div className={styles.choices} role="group" aria-label={texts.known}>
          {known.map((one, index) => (
            <Button key={index} size="s" aria-pressed={one === number} onClick={() => set({ number: one })}>
              {formatPhone(one)}
            </Button>
          ))}
        </div>
      )}
    </FieldStack>
  );
}
