import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMayAny } from '@/core/session/sessionSlice';
import type { CaseActivity } from '@/domain/timeline/caseActivity';
import { Button } from '@/ui/buttons/Button';
import { MailIcon } from '@/ui/icons';
import { activitiesTexts } from './activitiesTexts';

/** The way to a mail that went out; without an id of its own it is found by that of the activity. */
export function MailOfActivity({ activity: { id, type, mailId } }: { activity: CaseActivity }) {
  const dispatch = useDispatch();
  const maySee = useSelector(selectMayAny)('customerCard', 'shell');
  if (type !== 'OutgoingMail' || !maySee) return null;
  const open = () => dispatch(dialogOpened({ dialog: { kind: 'outgoingMail', mailId: mailId ?? id } }));
  return (
    <div>
      <Button size="s" variant="quiet" icon={MailIcon} onClick={open}>
        {activitiesTexts.readMail}
      </Button>
    </div>
  );
}
