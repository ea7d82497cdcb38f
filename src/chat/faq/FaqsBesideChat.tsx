import type { ChatConversation } from '@/domain/chat/chatConversation';
import { nameOf } from '../conversationName';
import { usePersonOf } from '../deeds/usePersonOf';
import { selectLastWords } from '../state/chatSelectors';
import { useChat } from '../useChat';
import { FaqBrowser } from './FaqBrowser';
import styles from './FaqBrowser.module.css';

interface FaqsBesideChatProps {
  conversation: ChatConversation;
  onInsert: (text: string) => void;
  onAnswer: (text: string) => void;
}

/** Questions and answers between what was said and what is typed, so that both stay in sight. */
export function FaqsBesideChat({ conversation, ...inserting }: FaqsBesideChatProps) {
  const personId = usePersonOf(conversation);
  const lastWords = useChat((state) => selectLastWords(state, conversation.id));
  const person = personId === null ? null : { id: personId, name: nameOf(conversation) };
  return (
    <div className={styles.beside}>
      <FaqBrowser conversationId={conversation.id} person={person} lastWords={lastWords} {...inserting} />
    </div>
  );
}
