import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useConfirmation } from '@/core/submissions/useConfirmation';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { indicatorTexts as texts } from './indicatorTexts';
import { indicatorMuteRequested, muteKey } from './indicatorsSaga';

/** Asks to be sure: what is muted does not come back. */
export function IndicatorMuteDialog({ dialog, onClose }: DialogProps<'indicatorMute'>) {
  const { indicatorId, key, title } = dialog;
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(muteKey(dialog), onClose)}
      title={texts.muteTitle}
      about={title}
      question={texts.muteText}
      confirmLabel={texts.muteConfirm}
      onConfirm={() => dispatch(indicatorMuteRequested({ indicatorId, key }))}
    />
  );
}
