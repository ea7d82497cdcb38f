import type { ReactNode } from 'react';
import { EditedElsewhere, type EditedElsewhereProps } from '../feedback/EditedElsewhere';
import { ReadOnlyFields } from './ReadOnlyFields';

interface FormFieldsProps {
  takeOver?: EditedElsewhereProps['takeOver'] | undefined;
  /** It is being sent. */
  busy: boolean;
  children: ReactNode;
}

/** The fields of a form: not to be changed while it is sent, nor while it is open in another tab. */
export const FormFields = ({ busy, takeOver = null, children }: FormFieldsProps) => (
  <>
    <EditedElsewhere takeOver={takeOver} />
    <ReadOnlyFields when={busy || takeOver !== null}>{children}</ReadOnlyFields>
  </>
);
