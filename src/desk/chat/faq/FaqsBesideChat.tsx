import { useDispatch } from 'react-redux';
import { answeredOver } from '@/desk/contacts';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { type Faq, subjectOf } from '@/domain/knowledge/faq';
import { keepsFocus } from '@/lib/focus';
import { nameOf } from '../conversationName';
import { usePersonOf } from '../actions/usePersonOf';
import { selectLastWords } from '../state/chatSelectors';
import { useChat } from '../useChat';
import { FaqBrowser } from './FaqBrowser';
import styles from './FaqBrowser.module.css';

interface FaqsBesideChatProps {
  conversation: ChatConversation;
  onInsert: (text: string) => void;
  onAnswer: (text: string) => void;
}

/** Questions and answers between the log and the composer, so that both stay visible. */
export function FaqsBesideChat({ conversation, onInsert, onAnswer }: FaqsBesideChatProps) {
  const dispatch = useDispatch();
  const personId = usePersonOf(conversation);
  const lastWords = useChat((state) => selectLastWords(state, conversation.id));
  const person = personId === null ? null : { id: personId, name: nameOf(conversation) };
  const answer = (text: string, faq: Faq | null) => {
    onAnswer(text);
    if (faq === null) return;
    const asked = { subject: subjectOf(faq), query: '', faqId: faq.id };
    dispatch(answeredOver({ sourceId: conversation.id, asked }));
  };
  return (
    <div {...keepsFocus} className={styles.beside}>
      <FaqBrowser
        conversationId={conversation.id}
        person={person}
        lastWords={lastWords}
        onInsert={onInsert}
        onAnswer={answer}
      />
    </div>
  );
}
