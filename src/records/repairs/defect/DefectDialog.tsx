import type { DialogProps } from '@/core/dialogs/dialog';
import { FormDialog } from '@/ui/overlays/FormDialog';
import { goOn } from '../goesOn';
import { repairsTexts } from '../repairsTexts';
import { ReportedLately } from '../past/ReportedLately';
import { DefectAction } from './DefectAction';
import { DefectPath } from './DefectPath';
import { DefectSearch } from './DefectSearch';
import { useDefectForm } from './useDefectForm';

const texts = repairsTexts.defect;

/** The form of a defect, with its place and its action (002 §4.4). The defect is found by words or step by step. */
export function DefectDialog(props: DialogProps<'repairDefect'>) {
  const { dialog, onClose } = props;
  const form = useDefectForm(props);
  const { defectId } = form.fields;
  const restored = dialog.isFollowUp ? texts.followUp : texts.restored;
  return (
    <FormDialog
      texts={{ ...texts, restored }}
      size="l"
      draft={form.draft}
      submission={form.submission}
      whyNot={form.blocked}
      onSave={() => {
        form.save();
        goOn.fromDefects();
      }}
      onClose={onClose}
    >
      <DefectSearch defectId={defectId} onChoose={form.choose} />
      <DefectPath form={form} />
      <ReportedLately unitId={dialog.unitId} defectId={defectId} isShared={form.action.isShared} />
      {defectId !== null && <DefectAction form={form} />}
    </FormDialog>
  );
}
