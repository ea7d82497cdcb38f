import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { chatTexts } from '../chatTexts';
import { unlinkRequested } from '../state/chatActions';
import { linkKey } from '../state/chatKeys';

const texts = chatTexts.link;

/** Asks to be sure that the conversation is not this customer's. */
export function UnlinkDialog({ dialog, onClose }: DialogProps<'chatUnlink'>) {
  const { conversationId: id, customerId, name } = dialog;
  const dispatch = useDispatch();
  const confirmation = useConfirmation(linkKey(id), onClose);
  return (
    <ConfirmDialog
      {...confirmation}
      title={texts.unlinkTitle}
      question={texts.unlinkText(name)}
      confirmLabel={chatTexts.deeds.unlink}
      danger
      onConfirm={() => dispatch(unlinkRequested({ id, customerId }))}
    />
  );
}
