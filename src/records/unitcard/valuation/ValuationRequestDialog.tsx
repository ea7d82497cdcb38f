import type { DialogProps } from '@/core/dialogs/dialog';
import { AssigneePicker, NEW_TASK_ASSIGNEE_PAGE_SIZE } from '@/shared/people';
import { TextArea } from '@/ui/fields/TextArea';
import { DialogAbout } from '@/ui/overlays/Dialog';
import { FormDialog } from '@/ui/overlays/FormDialog';
import { unitTexts } from '../unitTexts';
import { useValuationRequest } from './useValuationRequest';

const texts = unitTexts.request;

/** Asks a colleague or a group to value a unit (002 §3, §5). */
export function ValuationRequestDialog(props: DialogProps<'valuationRequest'>) {
  const { dialog, onClose } = props;
  const { draft, submission, errors, set, save, ...fields } = useValuationRequest(props);
  return (
    <FormDialog
      texts={texts}
      draft={draft}
      submission={submission}
      firstField="assignee"
      onSave={save}
      onClose={onClose}
    >
      <DialogAbout>{dialog.name}</DialogAbout>
      <div data-field="assignee">
        <AssigneePicker
          label={texts.assignee}
          value={fields.completeBy}
          onChange={(completeBy) => set({ completeBy })}
          pageSize={NEW_TASK_ASSIGNEE_PAGE_SIZE}
          required
          {...(errors.completeBy !== undefined && { error: errors.completeBy })}
        />
      </div>
      <TextArea
        label={texts.description}
        value={fields.description}
        onChange={(description) => set({ description })}
        rows={3}
        required
        error={errors.description ?? null}
      />
    </FormDialog>
  );
}
