import { isFromOperator, momentOf } from '@/domain/chat/chatMessage';
import type { StoredConversation } from '@/domain/chat/storedConversation';
import { MediaList } from '@/media';
import { mutedClass } from '@/ui/layout/Section';
import { RichText } from '@/ui/text/RichText';
import { MessageEntry } from '@/ui/thread/MessageEntry';
import { Thread } from '@/ui/thread/Thread';
import { historyTexts as texts } from './historyTexts';
import { senderOf } from './senders';

/** What was said, oldest first. */
export function StoredMessages({ stored }: { stored: StoredConversation }) {
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
