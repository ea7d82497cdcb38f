import { useDispatch } from 'react-redux';
import { portalQueries } from '@/api/selfservice/portal';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { PortalStatus, portalStatusLabel } from '@/domain/selfservice/portal';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { portalTexts } from '../portalTexts';
import { putPortalAt } from '../portalWrites';

const texts = portalTexts.availability;

/** Shows what customers will see before the portal is opened or closed. */
export function PortalStatusDialog({ dialog: { status }, onClose }: DialogProps<'portalStatus'>) {
  const dispatch = useDispatch();
  const label = portalStatusLabel(status);
  const confirmation = useConfirmation(putPortalAt.key({}), onClose);
  const { currentData: now } = portalQueries.endpoints.portalStatus.useQuery(undefined);
  const { seen, meanwhile } = useMeanwhile({
    now,
    submission: confirmation.submission,
    text: now === undefined ? '' : texts.dialog.meanwhile(portalStatusLabel(now)),
  });
  return (
    <ConfirmDialog
      {...confirmation}
      meanwhile={meanwhile}
      danger={status !== PortalStatus.Online}
      title={texts.dialog.title(label)}
      question={texts.sees[status]}
      confirmLabel={texts.dialog.confirm(label)}
      onConfirm={() => dispatch(putPortalAt({ status, seen }))}
    />
  );
}
