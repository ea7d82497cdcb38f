import type { ReactNode } from 'react';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { ConflictNotice } from '@/ui/feedback/ConflictNotice';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { FormDialog } from '@/ui/overlays/FormDialog';
import styles from './RecordDialog.module.css';
import type { RecordFormState } from './useRecordForm';

const texts = fieldTexts.form;

interface RecordDialogProps<F extends object> {
  title: string;
  form: RecordFormState<F>;
  submission: string;
  /** A field as it is shown beside what was typed. */
  theirs: (field: keyof F) => { label: string; value: string };
  texts: { changedMeanwhile: string; uncertainHelp: string };
  saveLabel: string;
  isNew: boolean;
  /** In the place of the fields, as long as the record is not there. */
  waiting: ReactNode;
  /** Once the server has it, before the dialog closes. */
  onSaved: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Adds or changes a record in a dialog: what was typed is kept when it closes, and stays when a colleague was first. */
export function RecordDialog<F extends object>(props: RecordDialogProps<F>) {
  const { title, form, saveLabel, waiting, onClose } = props;
  const submission = useDialogSubmission(props.submission, () => {
    props.onSaved();
    onClose();
  });
  return (
    <FormDialog
      texts={{ ...texts, ...props.texts, title, save: saveLabel }}
      size="l"
      draft={form}
      submission={submission}
      whyNot={form.dirty || props.isNew ? null : texts.nothingChanged}
      waiting={waiting}
      onSave={form.save}
      onClose={onClose}
    >
      <Conflicts {...props} />
      {props.children}
    </FormDialog>
  );
}

function Conflicts<F extends object>({ form, theirs, texts: words }: RecordDialogProps<F>) {
  if (form.conflicts.length === 0) return null;
  return (
    <ConflictNotice
      theirs={form.conflicts.map((field) => ({ field, ...theirs(field) }))}
      onTake={form.takeTheirs}
      onKeep={form.keepMine}
    >
      {words.changedMeanwhile}
    </ConflictNotice>
  );
}

/** Fields beside each other where there is room. */
export const pairClass = styles.pair;
