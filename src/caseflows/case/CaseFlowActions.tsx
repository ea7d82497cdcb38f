import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { selectIsSending, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { CaseFlow } from '@/domain/caseflow/caseFlow';
import { Button } from '@/ui/buttons/Button';
import { BanIcon, UserCheckIcon } from '@/ui/icons';
import { RecordActions } from '@/ui/record/RecordHeader';
import { caseFlowDetailTexts } from './caseFlowDetailTexts';
import { whyNotCancel, whyNotModify } from '../caseFlowPermissions';

const texts = caseFlowDetailTexts;

/** What can be done with the case as a whole; what cannot be done now says why. */
export function CaseFlowActions({ caseFlow }: { caseFlow: CaseFlow }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useSelector(selectUser);
  const { id } = caseFlow;
  const canceling = useSelector((state: WithSubmissions) =>
    selectIsSending(state, submissionKey('caseflows/cancel', id)),
  );
  const changing = useSelector((state: WithSubmissions) =>
    selectIsSending(state, submissionKey('caseflows/update', id)),
  );
  const whyNotEdit = user && whyNotModify(caseFlow, user);
  const edit = () => void navigate(to.caseFlowEdit(id, search));
  const { group, editOwner } = texts.shortcuts;
  useShortcut({ keys: 'b', label: editOwner, group, when: whyNotEdit === null && !changing }, edit);

  return (
    <RecordActions label={texts.actionsLabel}>
      <Button
        size="s"
        icon={UserCheckIcon}
        busy={changing}
        disabledReason={whyNotEdit}
        onClick={edit}
        data-action="editOwner"
      >
        {texts.editOwner}
      </Button>
      <Button
        size="s"
        icon={BanIcon}
        busy={canceling}
        disabledReason={whyNotCancel(caseFlow)}
        onClick={() =>
          dispatch(
            dialogOpened({ id: `caseFlowCancel/${id}`, dialog: { kind: 'caseFlowCancel', caseFlowId: id } }),
          )
        }
        data-action="cancel"
      >
        {texts.cancel}
      </Button>
    </RecordActions>
  );
}
