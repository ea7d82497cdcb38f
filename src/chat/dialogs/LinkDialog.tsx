import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import { selectMay } from '@/core/session/sessionSlice';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { isWhatsApp, linkedCustomerId } from '@/domain/chat/chatConversation';
import { type FoundPerson, PersonSearch } from '@/people';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { MeanwhileNotice, whyNotYet } from '@/ui/feedback/MeanwhileNotice';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Dialog } from '@/ui/overlays/Dialog';
import { chatTexts } from '../chatTexts';
import { newRelationAsked } from '../deeds/newRelation';
import { useReasonsOf } from '../deeds/useDeeds';
import { linkRequested } from '../state/chatActions';
import { linkKey } from '../state/chatKeys';
import { customerLines } from '../state/chatRules';
import { selectConversation } from '../state/chatSelectors';
import { useChat } from '../useChat';
import { linkMeanwhile } from './linkMeanwhile';

const texts = chatTexts.link;

/** Finds the customer whose conversation it is. */
export function LinkDialog({ dialog: { conversationId }, onClose }: DialogProps<'chatLink'>) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const conversation = useChat((state) => selectConversation(state, conversationId));
  const submission = useDialogSubmission(linkKey(conversationId));
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const [tried, setTried] = useState(false);
  const { seen, meanwhile } = useMeanwhile({
    now: conversation === null ? undefined : linkedCustomerId(conversation),
    submission,
    text: conversation === null ? '' : linkMeanwhile(conversation),
  });
  const whyNotLink = useReasonsOf(conversation)('link');
  const busy = submission?.status === 'sending';
  const blocked = busy ? null : whyNotLink;
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
          <Button variant="primary" busy={busy} disabledReason={whyNot} onClick={link}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {blocked !== null && <Banner tone="warning">{blocked}</Banner>}
      <MeanwhileNotice meanwhile={meanwhile} />
      {lines.length > 0 && <p>{lines.join(' · ')}</p>}
      <PersonSearch
        label={texts.person}
        value={person}
        onChange={setPerson}
        {...(tried && person === null && { error: texts.choose })}
      />
      {conversation !== null && isWhatsApp(conversation) && <Banner>{texts.forGood}</Banner>}
      <SubmissionNotice submission={submission} />
    </Dialog>
  );
}
