import type { ReactNode, Ref, SubmitEventHandler } from 'react';
import { submitByKey } from '@/lib/keys';
import styles from './FormScreen.module.css';
import { Skeleton } from '../feedback/Skeleton';
import { FormFields } from './FormFields';
import { FormFoot } from '../layout/FormFoot';
import { useFirstField } from './useFirstField';

interface FormScreenProps {
  title: string;
  /** The name of the record, once known. */
  subject: string | null;
  headingRef: Ref<HTMLHeadingElement>;
  back: ReactNode;
  children: ReactNode;
}

/** A form that takes the place of a record. */
export function FormScreen({ title, subject, headingRef, back, children }: FormScreenProps) {
  return (
    <section className={styles.screen} aria-label={title}>
      {back}
      <header className={styles.header}>
        <h1 className={styles.title} ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {subject !== null && <p className={styles.subject}>{subject}</p>}
      </header>
      {children}
    </section>
  );
}

export const FormWaiting = () => (
  <div className={styles.fields} aria-busy="true">
    <Skeleton lines={8} />
  </div>
);

interface RecordFormProps {
  label: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  formRef?: Ref<HTMLFormElement>;
  /** The form is being sent; its fields are read-only meanwhile. */
  busy: boolean;
  /**
   * Brings the form here from another tab; until then its fields are read-only. Null if the form is open in this tab.
   */
  takeOver: (() => void) | null;
  /** A line above the fields. */
  note?: ReactNode;
  /** The buttons; the least far-reaching one comes first. */
  buttons: ReactNode;
  /** The fields, which scroll while the buttons stay in place. */
  children: ReactNode;
}

export function RecordForm(props: RecordFormProps) {
  const { label, onSubmit, formRef, busy, takeOver, note, buttons, children } = props;
  const fields = useFirstField();
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={onSubmit}
      onKeyDownCapture={submitByKey}
      ref={formRef}
    >
      <div ref={fields} className={styles.fields}>
        <FormFields busy={busy} takeOver={takeOver} note={note}>
          {children}
        </FormFields>
      </div>
      <FormFoot fixed>{buttons}</FormFoot>
    </form>
  );
}
