import { useId, useRef } from 'react';
import type { DialogProps } from '@/core/dialogs/dialog';
import { focusFirstFaultSoon } from '@/lib/focus';
import { AssigneePicker, NEW_TASK_ASSIGNEE_PAGE_SIZE } from '@/people';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { FormNote } from '@/ui/fields/FormFields';
import { TextArea } from '@/ui/fields/TextArea';
import { Dialog, DialogAbout, DialogBody } from '@/ui/overlays/Dialog';
import { FormFooter } from '@/ui/overlays/FormFooter';
import { unitTexts } from '../unitTexts';
import { useValuationRequest } from './useValuationRequest';

const texts = unitTexts.request;

/** Asks a colleague or a group to value a unit (002 §3, §5). */
export function ValuationRequestDialog({ dialog, onClose }: DialogProps<'valuationRequest'>) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = useValuationRequest(dialog);
  const { draft, submission, errors, set } = form;
  const busy = submission?.status === 'sending';
  return (
    <Dialog
      title={texts.title}
      busy={busy}
      takeOver={draft.takeOver}
      firstField="assignee"
      onSubmit={form.save}
      onClose={onClose}
      footer={
        <FormFooter
          form={id}
          saveLabel={texts.save}
          discardLabel={texts.discard}
          onDiscard={draft.dirty ? draft.clear : null}
          onCancel={onClose}
          busy={busy}
        />
      }
    >
      <form
        id={id}
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) form.save();
          focusFirstFaultSoon(element);
        }}
      >
        <DialogBody>
          <DialogAbout>{dialog.name}</DialogAbout>
          <FormNote>{draft.restored && draft.dirty && texts.restored}</FormNote>
          <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
          <div data-field="assignee">
            <AssigneePicker
              label={texts.assignee}
              value={form.completeBy}
              onChange={(completeBy) => set({ completeBy })}
              pageSize={NEW_TASK_ASSIGNEE_PAGE_SIZE}
              required
              {...(errors.completeBy !== undefined && { error: errors.completeBy })}
            />
          </div>
          <TextArea
            label={texts.description}
            value={form.description}
            onChange={(description) => set({ description })}
            rows={3}
            required
            error={errors.description ?? null}
          />
        </DialogBody>
      </form>
    </Dialog>
  );
}
