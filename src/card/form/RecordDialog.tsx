import type { ReactNode } from 'react';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import type { Answer } from '@/ui/feedback/answer';
import { ConflictNotice } from '@/ui/feedback/ConflictNotice';
import { QueryView } from '@/ui/feedback/QueryView';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { mutedClass } from '@/ui/layout/Section';
import { FormDialog } from '@/ui/overlays/FormDialog';
import styles from './RecordDialog.module.css';
import type { RecordFormState } from './useRecordForm';

const texts = fieldTexts.form;

interface RecordDialogProps<F extends object> {
  title: string;
  form: RecordFormState<F>;
  submission: string;
  /** Returns the record's value of a field, to show beside the typed one. */
  theirs: (field: keyof F) => { label: string; value: string };
  /** `missing` is shown where the record does not exist. */
  texts: { changedMeanwhile: string; uncertainHelp: string; failed: string; missing: string };
  saveLabel: string;
  isNew: boolean;
  /** The record was deleted meanwhile. */
  isGone: boolean;
  /** The record to change; a new one has none to wait for. */
  answer: Answer<object | null>;
  /** Called once the server has stored it, before the dialog closes. */
  onSaved: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Adds or changes a record in a dialog. The draft is kept when the dialog closes, and when a colleague saved first. */
export function RecordDialog<F extends object>(props: RecordDialogProps<F>) {
  const { title, form, saveLabel, answer, isNew, onClose } = props;
  const isReady = isNew || Boolean(answer.currentData);
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
      isGone={props.isGone}
      conflict={form.conflicts.length > 0 && <Conflicts {...props} />}
      whyNot={form.dirty || isNew ? null : texts.nothingChanged}
      waiting={
        isReady ? null : (
          <QueryView answer={answer} failed={props.texts.failed}>
            {() => <p className={mutedClass}>{props.texts.missing}</p>}
          </QueryView>
        )
      }
      onSave={form.save}
      onClose={onClose}
    >
      {props.children}
    </FormDialog>
  );
}

function Conflicts<F extends object>({ form, theirs, texts: words }: RecordDialogProps<F>) {
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

/** Puts fields beside each other where there is room. */
export const pairClass = styles.pair;
