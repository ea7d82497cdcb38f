import { useDispatch } from 'react-redux';
import { accountQueries } from '@/api/people/accounts';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { accountStatusLabel, whyNotAsked } from './accountRules';
import { accountTexts } from './accountTexts';
import { blockAccount, deleteAccount, recoverAccount } from './accountWrites';

const writes = { recover: recoverAccount, block: blockAccount, delete: deleteAccount };

/** Asks for confirmation of actions that a customer notices: a mail, or a portal that is closed to them. */
export function AccountDialog({ dialog, onClose }: DialogProps<'account'>) {
  const { action, personId, accountId } = dialog;
  const dispatch = useDispatch();
  const texts = accountTexts[action];
  const confirmation = useConfirmation(writes[action].key({ personId }), onClose);
  const { currentData: now } = accountQueries.endpoints.accountOfPerson.useQuery(personId, {
    refetchOnMountOrArgChange: true,
  });
  const { meanwhile } = useMeanwhile({
    now: now && accountStatusLabel(now),
    submission: confirmation.submission,
    text: now ? accountTexts.meanwhile(accountStatusLabel(now)) : '',
  });
  return (
    <ConfirmDialog
      {...confirmation}
      blocked={now === undefined ? null : whyNotAsked(action, accountId, now)}
      meanwhile={meanwhile}
      danger={action !== 'recover'}
      title={texts.button}
      question={texts.question}
      confirmLabel={texts.confirm}
      onConfirm={() => dispatch(writes[action]({ personId, accountId, blocked: true }))}
    />
  );
}
