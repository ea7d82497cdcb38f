import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { MediaCategory } from '@/domain/media/media';
import { useKeptUploads } from '@/shared/media';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { lookUp } from '@/lib/values';
import { DEFECT_SURFACE, defectDraftKey } from '../repairDraft';
import { itemKey, repairItemRequested } from '../repairsActions';
import { repairsTexts } from '../repairsTexts';
import { type DefectFields, defectProblems, isDefectFields, NO_DEFECT, withDefect } from './defectFields';
import { useDefectAction } from './useDefectAction';

const texts = repairsTexts.defect;
const REPAIR_MEDIA = { category: MediaCategory.RepairRequestItemMedia };

/** Keeps the form as a draft until the server has the defect. */
export function useDefectForm({ dialog, onClose }: DialogProps<'repairDefect'>) {
  const { unitId, unitName, requestId, isAnonymous } = dialog;
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const draft = useDraft(DEFECT_SURFACE, unitId, NO_DEFECT, {
    isValue: isDefectFields,
    label: { title: repairsTexts.draft(unitName), href: to.unitTab(unitId, 'reparatieverzoek') },
  });
  const fields = draft.value;
  const set = (changes: Partial<DefectFields>) => draft.setValue({ ...fields, ...changes });
  const uploads = useKeptUploads(REPAIR_MEDIA, defectDraftKey(unitId), fields.files, (files) =>
    set({ files }),
  );
  const submission = useDialogSubmission(itemKey(unitId), () => {
    uploads.attached();
    onClose();
  });
  const refusedNames = submission?.fields ?? [];
  const action = useDefectAction(unitId, fields, refusedNames.includes('collectiveObjectId'));
  const specification = action.specification.currentData;
  const problems = defectProblems(fields, {
    specification,
    hasObjects: action.objects.length > 0,
    isUploading: uploads.busy,
  });
  const refused = refusedNames.map((name) => [name, fieldTexts.refused]);
  const unseen = refusedNames.filter((name) => !isOnForm(name, action)).map(unseenWords);

  const save = () => {
    setTried(true);
    const { defectId } = fields;
    if (submission?.status === 'sending' || Object.keys(problems).length > 0) return;
    if (defectId === null || specification?.canFinish !== true) return;
    draft.keep();
    dispatch(
      repairItemRequested({
        unitId,
        unitName,
        isAnonymous,
        item: {
          unitId,
          answerPath: fields.path,
          defectId,
          media: uploads.ready,
          repairRequestId: requestId,
          remarks: fields.remarks.trim(),
          serviceFundId: specification.serviceFundId,
          vendorId: fields.vendorId ?? action.vendors[0]?.id ?? null,
          collectiveObjectId: fields.collectiveObjectId,
        },
      }),
    );
  };
  return {
    fields,
    draft,
    uploads,
    submission: submission && unseen.length > 0 ? { ...submission, reason: unseen.join(' ') } : submission,
    action,
    errors: { ...Object.fromEntries(refused), ...(tried && problems) } as Readonly<Record<string, string>>,
    /** The reason why the defect cannot be added, whatever else is filled in (REP-17). */
    blocked: whyBlocked(fields, action.specification),
    set,
    choose: (path: readonly string[], defectId: string | null) =>
      draft.setValue(withDefect(fields, path, defectId)),
    save,
  };
}

/** A refusal is marked at its field if the form still shows that field. */
function isOnForm(name: string, { objects, vendors }: ReturnType<typeof useDefectAction>): boolean {
  if (name === 'collectiveObjectId') return objects.length > 0;
  if (name === 'vendorId') return vendors.length > 1;
  return ['defectId', 'remarks', 'media'].includes(name);
}

const unseenWords = (name: string): string => lookUp<string>(texts.unseen, name) ?? texts.unseenOther(name);

function whyBlocked(
  { defectId }: DefectFields,
  { currentData: known, isError }: ReturnType<typeof useDefectAction>['specification'],
): string | null {
  if (defectId === null) return null;
  if (known) return known.canFinish ? null : (known.message ?? texts.cannot);
  return isError ? texts.specificationFailed : texts.checking;
}

export type DefectForm = ReturnType<typeof useDefectForm>;
