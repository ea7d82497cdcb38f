import { useState } from 'react';
import type { Faq } from '@/domain/knowledge/faq';
import { AnswerUseContext, FaqAnswer, FaqSearch } from '@/knowledge';
import { Button } from '@/ui/buttons/Button';
import { Boundary } from '@/ui/feedback/Boundary';
import { ArrowLeftIcon } from '@/ui/icons';
import styles from './FaqBrowser.module.css';
import { faqTexts as texts } from './faqTexts';
import { PortalSuggestions } from './PortalSuggestions';
import { Register } from './Register';

/** 001 §9. */
const PAGE_SIZE = 10;

/** Whom the conversation is linked to. */
export interface LinkedPerson {
  id: string;
  name: string;
}

interface FaqBrowserProps {
  conversationId: string;
  /** Null while the conversation is not linked. */
  person: LinkedPerson | null;
  /** Puts a text in the message, where the cursor is. */
  onInsert: (text: string) => void;
}

/** Finds an answer beside a conversation, and what to do with it (001 §2). */
export function FaqBrowser(props: FaqBrowserProps) {
  const { person, onInsert } = props;
  const [query, setQuery] = useState('');
  const [faq, setFaq] = useState<Faq | null>(null);
  return (
    <section className={styles.browser} aria-label={texts.title}>
      <Boundary resetKey={faq}>
        {faq === null ? (
          <>
            <FaqSearch
              personId={person?.id ?? null}
              subjectId={null}
              query={query}
              onQuery={setQuery}
              selectedId={null}
              onSelect={setFaq}
              firstPageSize={PAGE_SIZE}
            />
            <PortalSuggestions query={query} onInsert={onInsert} />
          </>
        ) : (
          <Detail {...props} key={faq.id} faq={faq} query={query} onBack={() => setFaq(null)} />
        )}
      </Boundary>
    </section>
  );
}

interface DetailProps extends FaqBrowserProps {
  faq: Faq;
  query: string;
  onBack: () => void;
}

function Detail({ faq, query, conversationId, person, onInsert, onBack }: DetailProps) {
  const [targetGroupId, setTargetGroup] = useState<string | null>(null);
  const [followUpQuestionId, setFollowUp] = useState<string | null>(null);
  return (
    <>
      <Button size="s" variant="quiet" className={styles.back} icon={ArrowLeftIcon} onClick={onBack}>
        {texts.back}
      </Button>
      <h3 className={styles.question}>{faq.question}</h3>
      <AnswerUseContext value={{ label: texts.use, use: onInsert }}>
        <FaqAnswer
          faqId={faq.id}
          personId={person?.id ?? null}
          targetGroupId={targetGroupId}
          onTargetGroup={setTargetGroup}
          followUpQuestionId={followUpQuestionId}
          onFollowUp={setFollowUp}
        />
      </AnswerUseContext>
      <Register faq={faq} query={query} conversationId={conversationId} person={person} />
    </>
  );
}
