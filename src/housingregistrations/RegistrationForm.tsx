import { type SubmitEvent, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { submissionDismissed } from '@/core/submissions/submissionsSlice';
import { useSubmitted } from '@/core/submissions/useSubmitted';
import { Banner } from '@/ui/feedback/Banner';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Button } from '@/ui/fields/Button';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { uiTexts } from '@/ui/uiTexts';
import styles from './Registration.module.css';
import { registrationTexts as texts } from './registrationTexts';
import type { RegistrationFormState } from './useRegistrationForm';

interface RegistrationFormProps {
  name: string;
  form: RegistrationFormState;
  onClose: () => void;
}

/** What may be changed of a registration. */
export function RegistrationForm({ name, form, onClose }: RegistrationFormProps) {
  const dispatch = useDispatch();
  const frame = useRef<HTMLFormElement>(null);
  const { fields, errors, tried, change } = form;
  useEffect(() => {
    frame.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (tried > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried]);
  const close = () => {
    dispatch(submissionDismissed(form.key));
    onClose();
  };
  const discard = () => {
    form.clear();
    close();
  };
  useSubmitted(form.key, form.draft, () => {
    form.clear();
    onClose();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.save();
  };
  const error = (field: string) => (errors[field] === undefined ? {} : { error: errors[field] });
  return (
    <form className={styles.form} aria-label={texts.editOf(name)} noValidate onSubmit={submit} ref={frame}>
      {form.conflict && <Conflict form={form} />}
      <SubmissionNotice submission={form.submission} help={texts.uncertainHelp} />
      <TextField
        label={texts.renewalDate}
        placeholder={uiTexts.dateHint}
        value={fields.renewalDate}
        onChange={(renewalDate) => change({ renewalDate })}
        {...error('renewalDate')}
      />
      <TextField
        label={texts.description}
        value={fields.description}
        onChange={(description) => change({ description })}
        {...error('description')}
      />
      <TextArea
        label={texts.remarks}
        value={fields.remarks}
        onChange={(remarks) => change({ remarks })}
        rows={3}
        maxRows={8}
        {...error('remarks')}
      />
      <footer className={styles.foot}>
        <p className={styles.status}>{form.restored && form.dirty && texts.restored}</p>
        {form.dirty && (
          <Button variant="quiet" onClick={discard}>
            {texts.discard}
          </Button>
        )}
        <Button onClick={close}>{texts.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.submission?.status === 'sending'}
          disabledReason={form.dirty ? null : texts.nothingChanged}
        >
          {texts.save}
        </Button>
      </footer>
    </form>
  );
}

/** A colleague changed the same while this form was being filled in: what was typed stays (W5). */
const Conflict = ({ form }: { form: RegistrationFormState }) => (
  <Banner
    tone="warning"
    role="alert"
    actions={
      <>
        <Button size="s" onClick={form.clear}>
          {texts.takeTheirs}
        </Button>
        <Button size="s" onClick={form.keepMine}>
          {texts.keepMine}
        </Button>
      </>
    }
  >
    {texts.changedMeanwhile}
  </Banner>
);
