import type { ReactNode } from 'react';
import { EditedElsewhere, type EditedElsewhereProps } from '../feedback/EditedElsewhere';
import { mutedClass } from '../layout/Section';
import { ReadOnlyFields } from './ReadOnlyFields';

interface FormFieldsProps {
  takeOver?: EditedElsewhereProps['takeOver'] | undefined;
  /** A line above them: how what stands in them came there. */
  note?: ReactNode;
  /** It is being sent. */
  busy: boolean;
  children: ReactNode;
}

/** The fields of a form: not to be changed while it is sent, nor while it is open in another tab. */
export const FormFields = ({ busy, takeOver = null, note, children }: FormFieldsProps) => (
  <>
    <EditedElsewhere takeOver={takeOver} />
    {note && (
      <p className={mutedClass} role="status">
        {note}
      </p>
    )}
    <ReadOnlyFields when={busy || takeOver !== null}>{children}</ReadOnlyFields>
  </>
);
