import type { ReactNode } from 'react';
import { EditedElsewhere, type EditedElsewhereProps } from '../feedback/EditedElsewhere';
import { mutedClass } from '../layout/Section';
import { ReadOnlyFields } from './ReadOnlyFields';

/** A line above the fields of a form: how what stands in them came there. */
export const FormNote = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className={mutedClass} role="status">
      {children}
    </p>
  ) : null;

interface FormFieldsProps {
  takeOver?: EditedElsewhereProps['takeOver'] | undefined;
  /** In a {@link FormNote}. */
  note?: ReactNode;
  /** It is being sent. */
  busy: boolean;
  children: ReactNode;
}

/** The fields of a form: not to be changed while it is sent, nor while it is open in another tab. */
export const FormFields = ({ busy, takeOver = null, note, children }: FormFieldsProps) => (
  <>
    <EditedElsewhere takeOver={takeOver} />
    <FormNote>{note}</FormNote>
    <ReadOnlyFields when={busy || takeOver !== null}>{children}</ReadOnlyFields>
  </>
);
