import { useDispatch } from 'react-redux';
import { chatQueries } from '@/api/chat/chatQueries';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { portalTexts } from '../portalTexts';
import { offerChat } from '../portalWrites';

const texts = portalTexts.chat;

/** Shows what visitors will see before the chat is switched on or off. */
export function ChatOfferDialog({ dialog: { isOn }, onClose }: DialogProps<'chatOffer'>) {
  const dispatch = useDispatch();
  const confirmation = useConfirmation(offerChat.key(isOn), onClose);
  const { currentData: now } = chatQueries.endpoints.chatEnabled.useQuery(undefined);
  const isDone = now === isOn && confirmation.submission?.status !== 'sending';
  return (
    <ConfirmDialog
      {...confirmation}
      blocked={isDone ? texts.meanwhile(isOn) : null}
      danger={!isOn}
      title={texts.ask(isOn)}
      question={texts.sees(isOn)}
      confirmLabel={texts.change(isOn)}
      onConfirm={() => dispatch(offerChat(isOn))}
    />
  );
}
