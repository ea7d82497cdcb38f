import { useState } from 'react';
import type { Faq } from '@/domain/knowledge/faq';
import { AnswerUseContext, FaqBrowser as Browser } from '@/shared/answers';
import styles from './FaqBrowser.module.css';
import { faqTexts as texts } from './faqTexts';
import { PortalSuggestions } from './PortalSuggestions';
import { Register } from './Register';

/** The number of questions per page (001 §9). */
const PAGE_SIZE = 10;

/** The person that the conversation is linked to. */
export interface LinkedPerson {
  id: string;
  name: string;
}

interface FaqBrowserProps {
  conversationId: string;
  /** Null while the conversation is not linked. */
  person: LinkedPerson | null;
  lastWords: string;
  /** Inserts a text into the message at the cursor. */
  onInsert: (text: string) => void;
  /** Inserts an answer; `faq` is the opened question that the answer belongs to. */
  onAnswer: (text: string, faq: Faq | null) => void;
}

/** Searches questions beside a conversation, with buttons to use the answer (001 §2). */
export function FaqBrowser({ conversationId, person, lastWords, onInsert, onAnswer }: FaqBrowserProps) {
  const [opened, setOpened] = useState<Faq | null>(null);
  return (
    <section className={styles.browser} aria-label={texts.title}>
      <AnswerUseContext value={{ label: texts.use, use: (text) => onAnswer(text, opened) }}>
        <Browser
          personId={person?.id ?? null}
          hasFocus
          like={lastWords}
          firstPageSize={PAGE_SIZE}
          onOpen={setOpened}
          below={(query) => <PortalSuggestions query={query} onInsert={onInsert} />}
          actions={(faq, query) => (
            <Register faq={faq} query={query} conversationId={conversationId} person={person} />
          )}
        />
      </AnswerUseContext>
    </section>
  );
}
