import { useDispatch } from 'react-redux';
import { chatQueries } from '@/api/chat/chatQueries';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { BEST_RATING, ratingLabel } from '@/domain/chat/storedConversation';
import { Button } from '@/ui/buttons/Button';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ChatIcon } from '@/ui/icons';
import { Stars } from '@/ui/record/Stars';
import { activitiesTexts } from './activitiesTexts';
import styles from './StoredChat.module.css';

const texts = activitiesTexts.chat;

/** A stored conversation: its rating, and a button that opens its messages. */
export function StoredChat({ conversationId }: { conversationId: string }) {
  const dispatch = useDispatch();
  const answer = chatQueries.endpoints.storedConversation.useQuery(conversationId);
  const open = () => dispatch(dialogOpened({ dialog: { kind: 'chatHistory', conversationId } }));
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={1} />}>
      {(stored) =>
        stored === null ? (
          <p className={styles.line}>{texts.notKept}</p>
        ) : (
          <p className={styles.line}>
            <Rating rating={stored.rating} />
            <Button size="s" variant="quiet" icon={ChatIcon} onClick={open}>
              {texts.read}
            </Button>
          </p>
        )
      }
    </QueryView>
  );
}

function Rating({ rating }: { rating: number | null }) {
  if (rating === null) return texts.notRated;
  return <Stars value={rating} most={BEST_RATING} label={ratingLabel(rating)} />;
}
