import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMayAny } from '@/core/session/sessionSlice';
import type { CaseActivity } from '@/domain/timeline/caseActivity';
import { useNow } from '@/lib/useNow';
import { Button } from '@/ui/buttons/Button';
import { MailIcon } from '@/ui/icons';
import { activitiesTexts } from './activitiesTexts';
import { activityActionName } from './ActivityText';

/** A button that opens a sent mail; a mail without its own id is found by the id of the activity. */
export function MailOfActivity({ activity }: { activity: CaseActivity }) {
  const { id, type, mailId } = activity;
  const dispatch = useDispatch();
  const now = useNow();
  const maySee = useSelector(selectMayAny)('customerCard', 'shell');
  if (type !== 'OutgoingMail' || !maySee) return null;
  const open = () => dispatch(dialogOpened({ dialog: { kind: 'outgoingMail', mailId: mailId ?? id } }));
  return (
    <div>
      <Button
        size="s"
        variant="quiet"
        icon={MailIcon}
        aria-label={activityActionName(activitiesTexts.readMail, activity, now)}
        onClick={open}
      >
        {activitiesTexts.readMail}
      </Button>
    </div>
  );
}
