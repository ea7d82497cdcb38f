import { useId, useRef } from 'react';
import type { DialogProps } from '@/core/dialogs/dialog';
import { focusFirstFaultSoon } from '@/lib/focus';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { FormNote } from '@/ui/fields/FormFields';
import { Dialog } from '@/ui/overlays/Dialog';
import { FormFooter } from '@/ui/overlays/FormFooter';
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
        <FormFooter
          form={id}
          saveLabel={texts.save}
          discardLabel={texts.discard}
          onDiscard={draft.dirty ? draft.clear : null}
          onCancel={onClose}
          busy={busy}
          whyNot={busy ? null : form.blocked}
        />
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
