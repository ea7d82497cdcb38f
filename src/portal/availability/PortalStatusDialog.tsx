import { useDispatch } from 'react-redux';
import { portalQueries } from '@/api/portal';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { PortalStatus, portalStatusLabel } from '@/domain/portal';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { portalTexts } from '../portalTexts';
import { PORTAL, portalStatusRequested } from './portalActions';

const texts = portalTexts.availability;

/** Says what customers see before the portal is opened or closed. */
export function PortalStatusDialog({ dialog: { status }, onClose }: DialogProps<'portalStatus'>) {
  const dispatch = useDispatch();
  const label = portalStatusLabel(status);
  const confirmation = useConfirmation(submissionKey('portal/status', PORTAL), onClose);
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
      onConfirm={() => dispatch(portalStatusRequested({ status, seen }))}
    />
  );
}
