import type { ReactNode } from 'react';
import { EditedElsewhere, type EditedElsewhereProps } from '../feedback/EditedElsewhere';
import { mutedClass } from '../layout/Section';
import { fieldTexts } from './fieldTexts';
import { ReadOnlyFields } from './ReadOnlyFields';

/** A line above the fields of a form that says where their values came from. */
export const FormNote = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className={mutedClass} role="status">
      {children}
    </p>
  ) : null;

interface RestoredDraft {
  restored: boolean;
  dirty: boolean;
  /** Text that was typed in an earlier version of the form, and that fits none of its fields. */
  unread?: string;
}

/** The line above the fields of a form whose draft was restored. */
export const restoredNote = (
  { restored, dirty, unread = '' }: RestoredDraft,
  text: string = fieldTexts.form.restored,
): string | null =>
  restored ? [dirty ? text : '', unread === '' ? '' : fieldTexts.form.unread(unread)].join(' ').trim() : null;

interface FormFieldsProps {
  takeOver?: EditedElsewhereProps['takeOver'] | undefined;
  /** The content of the {@link FormNote} above the fields. */
  note?: ReactNode;
  busy: boolean;
  children: ReactNode;
}

/** The fields of a form; they are read-only while it is sent and while it is open in another tab. */
export const FormFields = ({ busy, takeOver = null, note, children }: FormFieldsProps) => (
  <>
    <EditedElsewhere takeOver={takeOver} />
    <FormNote>{note}</FormNote>
    <ReadOnlyFields when={busy || takeOver !== null}>{children}</ReadOnlyFields>
  </>
);
