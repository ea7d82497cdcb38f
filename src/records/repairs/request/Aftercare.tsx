import { useDispatch, useSelector } from 'react-redux';
import { contactStarted } from '@/desk/contacts';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { isOpenRequest, type RepairRequest } from '@/domain/repairs/repairRequest';
import { Button } from '@/ui/buttons/Button';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { HeadsetIcon } from '@/ui/icons';
import { usePastRequests } from '../past/usePastRequests';
import { repairsTexts } from '../repairsTexts';
import type { RepairUnit } from '../repairDraft';
import { useReporter } from '../useReporter';

const texts = repairsTexts.aftercare;

interface AftercareProps {
  request: RepairRequest;
  unit: RepairUnit;
}

/** Proposes a task to call back a reporter without a moment, so that the reporter is not forgotten. */
export function CallBackProposal({ request, unit }: AftercareProps) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay)('createTask');
  const reporter = useReporter(unit.unitId, request.anonymous);
  if (!request.planningImpossible || !isOpenRequest(request) || !may || reporter === null) return null;
  const open = () => {
    const defects = request.items.map(({ defectName }) => defectName ?? repairsTexts.items.unknownDefect);
    const note = texts.callBackNote(defects.join(', '), unit.unitName);
    const number = request.phone === null ? {} : { number: request.phone };
    dispatch(
      dialogOpened({
        dialog: { kind: 'callBack', personId: reporter.id, contractId: null, note, ...number },
      }),
    );
  };
  return (
    <Banner tone="info" actions={<BannerButton label={texts.callBack} onClick={open} />}>
      {texts.noMoment(reporter.name || repairsTexts.nameless)}
    </Banner>
  );
}

/** Starts a contact about the request; the timeline then shows the contact with the request. */
export function AskedAbout({ request, unit }: AftercareProps) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay)('caseCreate');
  const { past } = usePastRequests(unit.unitId);
  const reporter = useReporter(unit.unitId, request.anonymous);
  const about = past.find(({ id }) => id === request.id)?.ofCase;
  if (!may || about === undefined) return null;
  const person = reporter && { id: reporter.id, name: reporter.name, details: '' };
  return (
    <Button icon={HeadsetIcon} onClick={() => dispatch(contactStarted({ person, about }))}>
      {texts.contact}
    </Button>
  );
}
