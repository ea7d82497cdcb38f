import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Banner } from '@/ui/feedback/Banner';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Button } from '@/ui/fields/Button';
import { detailsTexts as texts } from '../detailsTexts';
import styles from './BlockForm.module.css';
import { FieldConflict } from './FieldConflict';
import type { BlockForm as Form } from './useBlockForm';

interface BlockFormProps {
  label: string;
  form: Form;
  children: ReactNode;
}

/** The frame of every form of the tab: what is going on above its fields, its buttons below them. */
export function BlockForm({ label, form, children }: BlockFormProps) {
  const frame = useRef<HTMLFormElement>(null);
  const { tried, submission, conflicts, errors, dirty, restored, save, close, discard } = form;
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  useEffect(() => {
    if (tried > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={submit} ref={frame}>
      {conflicts.length > 0 && <FieldConflict form={form} />}
      <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
      {errors['id'] !== undefined && <Banner tone="danger">{errors['id']}</Banner>}
      {children}
      <footer className={styles.foot}>
        <p className={styles.status}>{restored && dirty && texts.restored}</p>
        {dirty && (
          <Button variant="quiet" onClick={discard}>
            {texts.discard}
          </Button>
        )}
        <Button onClick={close}>{texts.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={submission?.status === 'sending'}
          disabledReason={dirty ? null : texts.nothingChanged}
        >
          {texts.save}
        </Button>
      </footer>
    </form>
  );
}
