import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectConfig } from '@/core/config/configSlice';
import { type Faq, isPublicFaq, subjectOf } from '@/domain/faq';
import { FaqAnswer, FaqSearch } from '@/knowledge';
import { Button } from '@/ui/fields/Button';
import { SearchIcon } from '@/ui/icons';
import { Disclosure } from '@/ui/layout/Disclosure';
import { contactTexts } from '../contactTexts';
import type { Question } from '../ongoingContact';
import { useFocusKept } from '@/lib/useFocusKept';
import styles from './ContactPanel.module.css';

const texts = contactTexts.questions;

interface QuestionFaqProps {
  question: Question;
  /** Whose target groups decide which questions and answers fit. */
  personId: string;
  alter: (changes: Partial<Question>) => void;
}

/** The question of the knowledge base that is asked, with its answer to read aloud. */
export function QuestionFaq({ question, personId, alter }: QuestionFaqProps) {
  const [searching, setSearching] = useState(false);
  const [reading, setReading] = useState(true);
  const [query, setQuery] = useState('');
  const { publicTimelineApplicationIds } = useSelector(selectConfig);
  const { faq, targetGroupId, followUpQuestionId } = question;
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(faq?.id, () => place.current?.querySelector('button'));
  const select = (chosen: Faq) => {
    const isSame = chosen.id === faq?.id;
    setSearching(isSame);
    alter({
      faq: isSame
        ? null
        : {
            id: chosen.id,
            question: chosen.question,
            isPublic: isPublicFaq(chosen, publicTimelineApplicationIds),
          },
      subject: isSame ? null : subjectOf(chosen),
      targetGroupId: null,
      followUpQuestionId: null,
    });
  };
  return (
    <div ref={place} className={styles.list}>
      {faq !== null && (
        <Disclosure
          as="h3"
          title={faq.question || texts.faq}
          open={reading}
          onToggle={() => setReading(!reading)}
        >
          <FaqAnswer
            faqId={faq.id}
            personId={personId}
            targetGroupId={targetGroupId}
            onTargetGroup={(id) => alter({ targetGroupId: id })}
            followUpQuestionId={followUpQuestionId}
            onFollowUp={(id) => alter({ followUpQuestionId: id })}
          />
        </Disclosure>
      )}
      <div>
        <Button
          size="s"
          variant="quiet"
          icon={SearchIcon}
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        >
          {faq === null ? texts.findFaq : texts.otherFaq}
        </Button>
      </div>
      {searching && (
        <FaqSearch
          personId={personId}
          subjectId={null}
          query={query}
          onQuery={setQuery}
          selectedId={faq?.id ?? null}
          onSelect={select}
        />
      )}
    </div>
  );
}
