import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { draftSaved, selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import type { RepairItem, RepairRequest } from '@/domain/repairs/repairRequest';
import { formatDate } from '@/lib/dates/format';
import { NO_DEFECT } from '../defect/defectFields';
import { repairsTexts } from '../repairsTexts';
import { defectDraftKey, isRepairDraft, repairDraft, type RepairUnit } from '../repairDraft';

const texts = repairsTexts.aftercare;

/**
 * Reports a defect again: the same one at the same place, with a remark that names the earlier request. It is added to
 * the request being made, if there is one.
 */
export function useFollowUp({ id, submitted, created, anonymous }: RepairRequest, unit: RepairUnit) {
  const dispatch = useDispatch();
  const mayForUnit = useSelector(selectMay)('unitRepairRequestWrite');
  const half = useSelector((state: WithDrafts) => selectDraft(state, defectDraftKey(unit.unitId)));
  const going = useSelector((state: WithDrafts) => selectDraft(state, repairDraft.key(unit.unitId)))?.value;
  return {
    /** A partly filled-in defect is not overwritten. */
    whyNot: half === null ? null : texts.halfDefect,
    start: ({ answerPath, defectId, defectName }: RepairItem) => {
      const name = defectName ?? repairsTexts.items.unknownDefect;
      const remarks = texts.remark(name, formatDate(submitted ?? created));
      const fields = { ...NO_DEFECT, path: answerPath, defectId, remarks };
      dispatch(draftSaved(defectDraftKey(unit.unitId), fields, repairDraft.label(unit)));
      const requestId = isRepairDraft(going) && going.requestId !== id ? going.requestId : null;
      const isAnonymous = anonymous || !mayForUnit;
      const dialog = { kind: 'repairDefect', ...unit, requestId, isAnonymous, isFollowUp: true } as const;
      dispatch(dialogOpened({ id: `repairDefect/${unit.unitId}`, dialog }));
    },
  };
}
