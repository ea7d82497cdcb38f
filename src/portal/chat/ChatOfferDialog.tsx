import { useDispatch } from 'react-redux';
import { chatQueries } from '@/api/chat/chatQueries';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { PORTAL } from '../availability/portalActions';
import { portalTexts } from '../portalTexts';
import { chatOfferRequested } from './chatOfferSaga';

const texts = portalTexts.chat;

/** Says what visitors see before the chat is switched on or off. */
export function ChatOfferDialog({ dialog: { isOn }, onClose }: DialogProps<'chatOffer'>) {
  const dispatch = useDispatch();
  const confirmation = useConfirmation(submissionKey('portal/chat', PORTAL), onClose);
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
      onConfirm={() => dispatch(chatOfferRequested(isOn))}
    />
  );
}
