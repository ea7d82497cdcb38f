import { chatQueries } from '@/api/chat/chatQueries';
import type { DialogProps } from '@/core/dialogs/dialog';
import {
  BEST_RATING,
  NO_VISITOR,
  ratingLabel,
  type StoredConversation,
  visitorOf,
} from '@/domain/chat/storedConversation';
import { Banner } from '@/ui/feedback/Banner';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { ChatIcon } from '@/ui/icons';
import { Dialog, DialogBody } from '@/ui/overlays/Dialog';
import { Facts } from '@/ui/record/Facts';
import { Stars } from '@/ui/record/Stars';
import { historyTexts as texts } from './historyTexts';
import { namedOperators, senderOf } from './senders';
import { isFromOperator, momentOf } from '@/domain/chat/chatMessage';
import { MediaList } from '@/shared/media';
import { mutedClass } from '@/ui/layout/Section';
import { RichText } from '@/ui/text/RichText';
import { MessageEntry } from '@/ui/thread/MessageEntry';
import { Thread } from '@/ui/thread/Thread';

/** A stored conversation: its operators, the customer's rating and the messages (001 §2). */
export function HistoryDialog({ dialog, onClose }: DialogProps<'chatHistory'>) {
  const answer = chatQueries.endpoints.storedConversation.useQuery(dialog.conversationId);
  return (
    <Dialog title={texts.title} size="l" onClose={onClose}>
      <QueryView answer={answer} failed={texts.failed}>
        {(stored) =>
          stored === null ? (
            <EmptyState icon={ChatIcon} title={texts.notKept}>
              {texts.notKeptHelp}
            </EmptyState>
          ) : (
            <Stored stored={stored} />
          )
        }
      </QueryView>
    </Dialog>
  );
}

function Stored({ stored }: { stored: StoredConversation }) {
  const operators = namedOperators(stored);
  return (
    <DialogBody>
      {visitorOf(stored) === null && <Banner tone="warning">{NO_VISITOR}</Banner>}
      <Facts
        items={[
          ...(operators === '' ? [] : [{ label: texts.operators, value: operators }]),
          { label: texts.rating, value: <Rating rating={stored.rating} /> },
        ]}
      />
      <StoredMessages stored={stored} />
    </DialogBody>
  );
}

function Rating({ rating }: Pick<StoredConversation, 'rating'>) {
  if (rating === null) return texts.notRated;
  return <Stars value={rating} most={BEST_RATING} label={ratingLabel(rating)} />;
}

/** The messages, oldest first. */
function StoredMessages({ stored }: { stored: StoredConversation }) {
  if (stored.messages.length === 0) return <p className={mutedClass}>{texts.noMessages}</p>;
  return (
    <Thread
      label={texts.messages}
      items={stored.messages}
      isMine={isFromOperator}
      failedText={texts.messageFailed}
    >
      {(message) => (
        <MessageEntry sender={senderOf(message, stored)} instant={momentOf(message)}>
          {message.text !== '' && <RichText text={message.text} />}
          {message.attachments.length > 0 && (
            <MediaList ids={message.attachments.map(({ umbrellaMediaId }) => umbrellaMediaId)} />
          )}
        </MessageEntry>
      )}
    </Thread>
  );
}
