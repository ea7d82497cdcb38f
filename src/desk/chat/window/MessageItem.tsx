import clsx from 'clsx';
import { memo } from 'react';
import {
  type ChatMessage,
  isFromOperator,
  isFromVisitor,
  MessageStatus,
  momentOf,
} from '@/domain/chat/chatMessage';
import { RichText } from '@/ui/text/RichText';
import { Time } from '@/ui/text/Time';
import { chatTexts } from '../chatTexts';
import { selectChat } from '../state/chatSelectors';
import type { WithChat } from '../state/chatSlice';
import { useChat } from '../useChat';
import { Attachment } from './Attachment';
import { withPictures } from './emoticons';
import styles from './MessageLog.module.css';

const texts = chatTexts;

interface MessageItemProps {
  message: ChatMessage;
  /** The name of the visitor. */
  visitor: string;
  userName: string;
}

/** One message with its sender and its moment; one of our own also shows whether it arrived. */
export const MessageItem = memo(function MessageItem({ message, visitor, userName }: MessageItemProps) {
  const isOurs = isFromOperator(message);
  const sender = useChat((state) => selectSender(state, message, visitor, userName));
  const { pending, sent } = texts.message;
  const state = message.status === MessageStatus.Pending ? pending : sent;
  return (
    <div className={clsx(styles.message, isOurs && styles.ours)}>
      <p className={styles.meta}>
        <strong>{sender}</strong> <Time instant={momentOf(message)} />
        {isOurs && ` · ${state}`}
      </p>
      <div className={styles.bubble}>
        {message.text !== '' && <RichText text={withPictures(message.text)} />}
        {message.attachments.map((attachment, index) => (
          <Attachment key={`${index}/${attachment.umbrellaMediaId}`} attachment={attachment} />
        ))}
      </div>
    </div>
  );
});

/** Returns the sender's name, which may be a colleague's, because a colleague may have had the conversation before. */
function selectSender(state: WithChat, message: ChatMessage, visitor: string, userName: string): string {
  const { operatorId, operators } = selectChat(state);
  if (isFromVisitor(message)) return visitor;
  if (!isFromOperator(message)) return texts.window.system;
  if (message.participantId === operatorId) return userName || texts.window.you;
  const colleague = operators.find(({ id }) => id === message.participantId);
  const name = [colleague?.firstName, colleague?.lastName].filter(Boolean).join(' ');
  return name || texts.window.colleague;
}
