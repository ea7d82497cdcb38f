import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { linkedCustomerId } from '@/domain/chat/chatConversation';
import { sameId } from '@/lib/guid';
import { chatTexts } from '../chatTexts';
import { useReasonsOf } from '../actions/useConversationActions';
import { unlinkRequested } from '../state/chatActions';
import { linkKey } from '../state/chatKeys';
import { selectConversation } from '../state/chatSelectors';
import { useChat } from '../useChat';
import { linkMeanwhile } from './linkMeanwhile';

const texts = chatTexts.link;

export function UnlinkDialog({ dialog, onClose }: DialogProps<'chatUnlink'>) {
  const { conversationId: id, customerId, name } = dialog;
  const dispatch = useDispatch();
  const confirmation = useConfirmation(linkKey(id), onClose);
  const conversation = useChat((state) => selectConversation(state, id));
  const isAsShown = conversation !== null && sameId(customerId, linkedCustomerId(conversation));
  const whyNot = useReasonsOf(conversation)('unlink');
  const changed = conversation === null || isAsShown ? whyNot : linkMeanwhile(conversation);
  return (
    <ConfirmDialog
      {...confirmation}
      title={texts.unlinkTitle}
      question={texts.unlinkText(name)}
      confirmLabel={chatTexts.actions.unlink}
      blocked={confirmation.submission?.status === 'sending' ? null : changed}
      danger
      onConfirm={() => dispatch(unlinkRequested({ id, customerId }))}
    />
  );
}
