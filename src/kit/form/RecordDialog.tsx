import type { ReactNode } from 'react';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { ConflictNotice } from '@/ui/feedback/ConflictNotice';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { SearchIcon } from '@/ui/icons';
import { FormDialog } from '@/ui/overlays/FormDialog';
import { FormInputs, type Inputs, theirsIn } from './FormInputs';
import { formTexts } from './formTexts';
import type { RecordFormHandle } from './useForm';

interface RecordDialogProps<F extends object> extends Inputs<F> {
  form: RecordFormHandle<F>;
  title: string;
  size?: 'm' | 'l';
  /** Called once the server has stored the record, before the dialog closes. */
  onSaved?: () => void;
  onClose: () => void;
  /** Shown below the fields. */
  children?: ReactNode;
}

/** Adds or changes a record in a dialog. The draft is kept when the dialog closes, and when a colleague saved first. */
export function RecordDialog<F extends object>({
  form,
  title,
  size = 'l',
  children,
  onSaved,
  onClose,
  ...inputs
}: RecordDialogProps<F>) {
  const { add, texts } = form.form;
  const { answer, isNew } = form;
  const submission = useDialogSubmission(form.key, () => {
    onSaved?.();
    onClose();
  });
  const theirs = theirsIn(form, inputs.options);
  return (
    <FormDialog
      texts={{
        ...fieldTexts.form,
        title,
        save: isNew && add ? add.texts.button : fieldTexts.form.save,
        uncertainHelp: texts.uncertainHelp,
      }}
      size={size}
      draft={form}
      submission={submission}
      isGone={form.isGone}
      conflict={
        theirs.length > 0 && (
          <ConflictNotice theirs={theirs} onTake={form.takeTheirs} onKeep={form.keepMine}>
            {formTexts.changedMeanwhile}
          </ConflictNotice>
        )
      }
      whyNot={form.dirty || isNew ? null : fieldTexts.form.nothingChanged}
      waiting={
        isNew || answer.currentData ? null : (
          <QueryView answer={answer} failed={texts.failed}>
            {() => <EmptyState icon={SearchIcon} title={texts.gone} />}
          </QueryView>
        )
      }
      onSave={form.save}
      onClose={onClose}
    >
      <FormInputs form={form} {...inputs} />
      {children}
    </FormDialog>
  );
}
