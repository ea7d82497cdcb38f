import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { Button } from '@/ui/buttons/Button';
import { BanIcon, UserCheckIcon } from '@/ui/icons';
import { RecordActionList } from '@/ui/record/RecordHeader';
import { caseFlowKey } from '../caseFlowsActions';
import { caseFlowKeys } from '../caseFlowShortcutTexts';
import { caseFlowDetailTexts } from './caseFlowDetailTexts';
import { whyNotCancel, whyNotModify } from '../caseFlowPermissions';

const texts = caseFlowDetailTexts;

/** The actions on the case as a whole. An action that is impossible now is in the menu, with the reason. */
export function CaseFlowActions({ caseFlow }: { caseFlow: CaseFlow }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useSelector(selectUser);
  const { id } = caseFlow;
  const canceling = useSelector((state: WithSubmissions) =>
    selectIsSending(state, caseFlowKey('cancel', id)),
  );
  const changing = useSelector((state: WithSubmissions) => selectIsSending(state, caseFlowKey('update', id)));
  const whyNotEdit = user && whyNotModify(caseFlow, user);
  const edit = () => void navigate(to.caseFlowEdit(id, search));
  useShortcut(caseFlowKeys.editOwner, edit, whyNotEdit === null && !changing);

  const cancel = () =>
    dispatch(
      dialogOpened({ id: `caseFlowCancel/${id}`, dialog: { kind: 'caseFlowCancel', caseFlowId: id } }),
    );
  const actions = [
    {
      id: 'editOwner',
      label: texts.editOwner,
      icon: UserCheckIcon,
      busy: changing,
      whyNot: whyNotEdit,
      run: edit,
    },
    {
      id: 'cancel',
      label: texts.cancel,
      icon: BanIcon,
      busy: canceling,
      whyNot: whyNotCancel(caseFlow),
      run: cancel,
    },
  ];

  return (
    <RecordActionList label={texts.actionsLabel} actions={actions}>
      {(action) => (
        <Button size="s" icon={action.icon} busy={action.busy} onClick={action.run} data-action={action.id}>
          {action.label}
        </Button>
      )}
    </RecordActionList>
  );
}
