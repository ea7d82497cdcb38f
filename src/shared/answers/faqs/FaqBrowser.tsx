import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Faq } from '@/domain/knowledge/faq';
import { Button } from '@/ui/buttons/Button';
import { Boundary } from '@/ui/feedback/Boundary';
import { ArrowLeftIcon } from '@/ui/icons';
import { knowledgeTexts } from '../knowledgeTexts';
import { FaqAnswer } from './FaqAnswer';
import styles from './FaqBrowser.module.css';
import { FaqSearch } from './FaqSearch';
import { FaqSuggestions } from './FaqSuggestions';

const NONE: readonly string[] = [];

interface FaqBrowserProps {
  /** The target groups of this person are marked; null when the person is unknown. */
  personId: string | null;
  hasFocus?: boolean;
  /** Questions like this text are suggested until a search is made. */
  like?: string;
  /** The size of the first page. */
  firstPageSize?: number;
  /** Returns the content below the results of the search for these words. */
  below?: (query: string) => ReactNode;
  /** The actions for the open question. */
  actions?: (faq: Faq, query: string) => ReactNode;
  onOpen?: (faq: Faq | null) => void;
}

/** Finds a question in a panel beside other content, and shows its answer in the same place. */
export function FaqBrowser(props: FaqBrowserProps) {
  const { personId, hasFocus = false, like = '', below, actions, onOpen, ...paging } = props;
  const [query, setQuery] = useState('');
  const [faq, setFaq] = useState<Faq | null>(null);
  const open = (next: Faq | null) => {
    setFaq(next);
    onOpen?.(next);
  };
  return (
    <Boundary resetKey={faq}>
      {faq === null ? (
        <>
          <FaqSearch
            personId={personId}
            subjectId={null}
            query={query}
            onQuery={setQuery}
            selectedId={null}
            onSelect={open}
            hasFocus={hasFocus}
            {...paging}
          >
            {like.trim() !== '' && (
              <FaqSuggestions
                text={like}
                label={knowledgeTexts.browser.like}
                without={NONE}
                onSelect={open}
              />
            )}
          </FaqSearch>
          {below?.(query)}
        </>
      ) : (
        <>
          <OpenedFaq key={faq.id} faq={faq} personId={personId} onBack={() => open(null)} />
          {actions?.(faq, query)}
        </>
      )}
    </Boundary>
  );
}

interface OpenedFaqProps {
  faq: Faq;
  personId: string | null;
  onBack: () => void;
}

function OpenedFaq({ faq, personId, onBack }: OpenedFaqProps) {
  const [targetGroupId, setTargetGroup] = useState<string | null>(null);
  const [followUpQuestionId, setFollowUp] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Button size="s" variant="quiet" className={styles.back} icon={ArrowLeftIcon} onClick={onBack}>
        {knowledgeTexts.browser.back}
      </Button>
      <h3 ref={heading} tabIndex={-1} className={styles.question}>
        {faq.question}
      </h3>
      <FaqAnswer
        faqId={faq.id}
        personId={personId}
        targetGroupId={targetGroupId}
        onTargetGroup={setTargetGroup}
        followUpQuestionId={followUpQuestionId}
        onFollowUp={setFollowUp}
      />
    </>
  );
}
