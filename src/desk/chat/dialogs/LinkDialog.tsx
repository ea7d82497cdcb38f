import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import { selectMay } from '@/core/session/sessionSlice';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { isWhatsApp, linkedCustomerId } from '@/domain/chat/chatConversation';
import { type FoundPerson, PersonSearch } from '@/shared/people';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { DialogState, whyNotYet } from '@/ui/feedback/MeanwhileNotice';
import { Dialog } from '@/ui/overlays/Dialog';
import { chatTexts } from '../chatTexts';
import { newRelationAsked } from '../actions/newRelation';
import { useReasonsOf } from '../actions/useConversationActions';
import { linkRequested } from '../state/chatActions';
import { linkKey } from '../state/chatKeys';
import { customerLines } from '../state/chatRules';
import { selectConversation } from '../state/chatSelectors';
import { useChat } from '../useChat';
import { linkMeanwhile } from './linkMeanwhile';

const texts = chatTexts.link;

/** Returns the conversation in its current state, and the reason why it cannot be linked. */
function useLinking(id: string) {
  const conversation = useChat((state) => selectConversation(state, id));
  const submission = useDialogSubmission(linkKey(id));
  const below = useMeanwhile({
    now: conversation === null ? undefined : linkedCustomerId(conversation),
    submission,
    text: conversation === null ? '' : linkMeanwhile(conversation),
  });
  const whyNot = useReasonsOf(conversation)('link');
  const blocked = submission?.status === 'sending' ? null : whyNot;
  return { conversation, submission, blocked, ...below };
}

export function LinkDialog({ dialog: { conversationId }, onClose }: DialogProps<'chatLink'>) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const [tried, setTried] = useState(false);
  const { conversation, submission, blocked, seen, meanwhile } = useLinking(conversationId);
  const whyNot = blocked ?? whyNotYet(meanwhile);
  const lines = conversation === null ? [] : customerLines(conversation);
  const link = () => {
    setTried(true);
    if (person !== null && whyNot === null) dispatch(linkRequested({ id: conversationId, person, seen }));
  };
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          {conversation !== null && may('relationWrite') && (
            <Button
              variant="quiet"
              onClick={() => {
                onClose();
                dispatch(newRelationAsked(conversation));
              }}
            >
              {texts.newRelation}
            </Button>
          )}
          <Button
            variant="primary"
            busy={submission?.status === 'sending'}
            disabledReason={whyNot}
            onClick={link}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <DialogState submission={submission} blocked={blocked} meanwhile={meanwhile} />
      {lines.length > 0 && <p>{lines.join(' · ')}</p>}
      <PersonSearch
        label={texts.person}
        value={person}
        onChange={setPerson}
        {...(tried && person === null && { error: texts.choose })}
      />
      {conversation !== null && isWhatsApp(conversation) && <Banner>{texts.forGood}</Banner>}
    </Dialog>
  );
}
