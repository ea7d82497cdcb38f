import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
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
  return (
    <ConfirmDialog
      {...useConfirmation(submissionKey('portal/status', PORTAL), onClose)}
      danger={status !== PortalStatus.Online}
      title={texts.dialog.title(label)}
      question={texts.sees[status]}
      confirmLabel={texts.dialog.confirm(label)}
      onConfirm={() => dispatch(portalStatusRequested(status))}
    />
  );
}
