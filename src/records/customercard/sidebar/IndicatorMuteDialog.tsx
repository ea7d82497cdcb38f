import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { muteIndicator } from './muteIndicator';
import { sidebarTexts } from './sidebarTexts';

const texts = sidebarTexts.indicators;

/** Asks for confirmation, because a muted indicator does not come back. */
export function IndicatorMuteDialog({ dialog, onClose }: DialogProps<'indicatorMute'>) {
  const { indicatorId, keys, title } = dialog;
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(muteIndicator.key(dialog), onClose)}
      title={texts.muteTitle}
      about={title}
      question={texts.muteText}
      confirmLabel={texts.muteConfirm}
      onConfirm={() => dispatch(muteIndicator({ indicatorId, keys }))}
    />
  );
}
