import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { focusFirstFault } from '@/lib/focus';
import { submitByKey } from '@/lib/keys';
import { uiTexts } from '../uiTexts';
import { fieldTexts } from './fieldTexts';
import { Button } from '../buttons/Button';
import styles from './InPlaceForm.module.css';
import { FormFields, restoredNote } from './FormFields';
import { whyNotSave } from './whyNotSave';
import { FormFoot } from '../layout/FormFoot';

const texts = fieldTexts.form;

interface FormInPlace {
  /** The number of attempts; after each one the first mistake gets the focus. */
  tried: number;
  dirty: boolean;
  /** The form was restored with the values that were typed before. */
  restored: boolean;
  unread?: string;
  busy: boolean;
  /** The record was deleted meanwhile. */
  isGone?: boolean;
  /** Brings the form here from another tab; until then its fields are read-only. */
  takeOver?: (() => void) | null | undefined;
  save: () => void;
  close: () => void;
  discard: () => void;
}

interface InPlaceFormProps {
  label: string;
  form: FormInPlace;
  children: ReactNode;
}

/** A form that takes the place of what it changes; its first field gets the focus. */
export function InPlaceForm({ label, form, children }: InPlaceFormProps) {
  const { tried, dirty, busy, isGone = false, takeOver, save, close, discard } = form;
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  useEffect(() => {
    if (tried > 0) focusFirstFault(frame.current);
  }, [tried]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isGone) save();
  };
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDownCapture={submitByKey}
      ref={frame}
    >
      <FormFields busy={busy} takeOver={takeOver} note={restoredNote(form)}>
        {children}
      </FormFields>
      <FormFoot>
        {dirty && !busy && (
          <Button variant="quiet" onClick={discard}>
            {texts.discard}
          </Button>
        )}
        <Button onClick={close}>{uiTexts.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy} disabledReason={whyNotSave(form)}>
          {texts.save}
        </Button>
      </FormFoot>
    </form>
  );
}
