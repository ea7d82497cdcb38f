import type { ChatConversation } from '@/domain/chat/chatConversation';
import { nameOf } from '../conversationName';
import { usePersonOf } from '../deeds/usePersonOf';
import { FaqBrowser } from './FaqBrowser';
import styles from './FaqBrowser.module.css';

interface FaqsBesideChatProps {
  conversation: ChatConversation;
  onInsert: (text: string) => void;
}

/** Questions and answers between what was said and what is typed, so that both stay in sight. */
export function FaqsBesideChat({ conversation, onInsert }: FaqsBesideChatProps) {
  const personId = usePersonOf(conversation);
  const person = personId === null ? null : { id: personId, name: nameOf(conversation) };
  return (
    <div className={styles.beside}>
      <FaqBrowser conversationId={conversation.id} person={person} onInsert={onInsert} />
    </div>
  );
}
