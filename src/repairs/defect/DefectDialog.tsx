import { useId, useRef } from 'react';
import type { DialogProps } from '@/core/dialogs/dialog';
import { focusFirstFaultSoon } from '@/lib/focus';
import { Button } from '@/ui/buttons/Button';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { FormNote } from '@/ui/fields/FormFields';
import { CancelButton } from '@/ui/overlays/CancelButton';
import { Dialog } from '@/ui/overlays/Dialog';
import { repairsTexts } from '../repairsTexts';
import { ReportedLately } from '../past/ReportedLately';
import { DefectAction } from './DefectAction';
import styles from './Defect.module.css';
import { DefectPath } from './DefectPath';
import { DefectSearch } from './DefectSearch';
import { useDefectForm } from './useDefectForm';

const texts = repairsTexts.defect;

/** What is wrong, where, and what is done about it (002 §4.4): found by its words or step by step. */
export function DefectDialog({ dialog, onClose }: DialogProps<'repairDefect'>) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = useDefectForm(dialog);
  const { draft, submission } = form;
  const busy = submission?.status === 'sending';
  const save = () => {
    form.save();
    focusFirstFaultSoon(element);
  };
  return (
    <Dialog
      title={texts.title}
      size="l"
      busy={busy}
      takeOver={draft.takeOver}
      onClose={onClose}
      onSubmit={save}
      footer={
        <>
          {draft.dirty && !busy && (
            <Button variant="quiet" onClick={draft.clear}>
              {texts.discard}
            </Button>
          )}
          <CancelButton busy={busy} onClick={onClose} />
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={busy}
            disabledReason={busy ? null : form.blocked}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FormNote>{draft.restored && draft.dirty && texts.restored}</FormNote>
        <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
        <DefectSearch defectId={form.fields.defectId} onChoose={form.choose} />
        <DefectPath form={form} />
        <ReportedLately unitId={dialog.unitId} defectId={form.fields.defectId} />
        {form.fields.defectId !== null && <DefectAction form={form} />}
      </form>
    </Dialog>
  );
}
