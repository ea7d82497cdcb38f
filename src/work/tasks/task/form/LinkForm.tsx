import { type SubmitEvent, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { useSubmission } from '@/core/submissions/useSubmission';
import type { Task } from '@/domain/tasks/task';
import { FoundPerson, PersonSearch } from '@/shared/people';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/buttons/Button';
import { RecordForm } from '@/ui/fields/FormScreen';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { taskKey } from '../performTask';
import { linkRequested } from '../../tasksActions';
import { taskFormTexts } from './taskFormTexts';
import { tasksTexts } from '../../tasksTexts';
import { ContractChoice } from './ContractChoice';
import styles from './Form.module.css';
import { taskSurfaces } from '../messages/taskDrafts';

const texts = taskFormTexts.link;

const Choice = v.object({ person: v.nullable(FoundPerson), contractId: v.nullable(v.string()) });
type Choice = v.InferOutput<typeof Choice>;
const nothing: Choice = { person: null, contractId: null };
const isChoice = (value: unknown): value is Choice => v.is(Choice, value);

interface LinkFormProps {
  task: Task;
  whyNot: string | null;
  onLeave: () => void;
}

/** Links the task to a person and, for a customer, optionally to a contract (000 §2.3). */
export function LinkForm({ task, whyNot, onLeave }: LinkFormProps) {
  const dispatch = useDispatch();
  const draft = useDraft<Choice>(taskSurfaces.link, task.id, nothing, {
    isValue: isChoice,
    label: { title: task.subject, href: to.taskLink(task.id) },
  });
  const [tried, setTried] = useState(false);
  const key = taskKey('link', task.id);
  const { person, contractId } = draft.value;
  const missing = tried && person === null;
  const submission = useSubmission(key, onLeave);
  const sending = submission?.status === 'sending';
  const form = useInvalidFocus(missing);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (whyNot !== null || person === null || sending) return;
    dispatch(
      linkRequested({
        taskId: task.id,
        personId: person.id,
        contractId: person.customerRoleId === null ? null : contractId,
      }),
    );
  };

  return (
    <RecordForm
      label={tasksTexts.linkTitle}
      onSubmit={submit}
      formRef={form}
      busy={sending}
      takeOver={draft.takeOver}
      buttons={
        <>
          <Button onClick={onLeave}>{tasksTexts.cancel}</Button>
          <Button type="submit" variant="primary" busy={sending} disabledReason={whyNot}>
            {texts.save}
          </Button>
        </>
      }
    >
      {whyNot !== null && task.relatedPerson === null && <Banner tone="warning">{whyNot}</Banner>}
      <p className={styles['hint']}>{texts.intro}</p>
      <SubmissionNotice submission={submission} />
      <PersonSearch
        label={texts.person}
        value={person}
        onChange={(next) => draft.setValue({ person: next, contractId: null })}
        {...(missing && { error: texts.personRequired })}
      />
      {person !== null && (
        <ContractChoice
          person={person}
          value={contractId}
          onChange={(id) => draft.setValue({ person, contractId: id })}
        />
      )}
    </RecordForm>
  );
}

/** Focuses the person field when it must still be filled in. */
function useInvalidFocus(missing: boolean) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (missing) form?.querySelector('input')?.focus();
  }, [missing, form]);
  return setForm;
}
