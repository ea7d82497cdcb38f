import { useDispatch } from 'react-redux';
import { draftSaved, selectDraft } from '@/core/drafts/draftsSlice';
import { submissionDismissed } from '@/core/submissions/submissionsSlice';
import { useSubmission, useUnsettled } from '@/core/submissions/useSubmission';
import { Button } from '@/ui/buttons/Button';
import { RichText } from '@/ui/text/RichText';
import { chatTexts } from '../chatTexts';
import { messageLookedFor, messageRequested } from '../state/chatActions';
import { selectIsQueued } from '../state/chatSelectors';
import { composerKey, labelOf, type Outgoing, outgoingMessages, outgoingSubmission } from '../state/outgoing';
import { useChat } from '../useChat';
import { withPictures } from './emoticons';
import styles from './MessageLog.module.css';

const texts = chatTexts.message;

interface OutgoingItemProps {
  outgoing: Outgoing;
  visitor: string;
}

/**
 * A message that is not known to have arrived, with its state. A failed one can be sent again or put back in the field.
 */
export function OutgoingItem({ outgoing, visitor }: OutgoingItemProps) {
  const { id, conversationId, text } = outgoing;
  const dispatch = useDispatch();
  const key = outgoingSubmission(id);
  const submission = useSubmission(key);
  useUnsettled(key, outgoingMessages.key(id), () => dispatch(messageLookedFor(id)));
  const typed = useChat((state) => selectDraft(state, composerKey(conversationId))?.value);
  const isQueued = useChat((state) => selectIsQueued(state, id));
  const status = isQueued ? 'sending' : (submission?.status ?? 'failed');
  const takeBack = () => {
    const before = typeof typed === 'string' && typed !== '' ? `${typed}\n` : '';
    dispatch(draftSaved(composerKey(conversationId), before + text, labelOf(visitor)));
    dispatch(submissionDismissed(key));
    dispatch(outgoingMessages.cleared(id));
  };
  return (
    <div className={`${styles.message ?? ''} ${styles.ours ?? ''}`}>
      <p className={styles.meta} role="status">
        <strong>{chatTexts.window.you}</strong> {texts[status]}
      </p>
      <div className={styles.bubble}>
        <RichText text={withPictures(text)} />
      </div>
      {status !== 'sending' && (
        <div className={styles.again}>
          {submission?.reason && <span className={styles.reason}>{submission.reason}</span>}
          <Button size="s" onClick={() => dispatch(messageRequested(outgoing))}>
            {texts.retry}
          </Button>
          <Button size="s" variant="quiet" onClick={takeBack}>
            {texts.takeBack}
          </Button>
        </div>
      )}
    </div>
  );
}
