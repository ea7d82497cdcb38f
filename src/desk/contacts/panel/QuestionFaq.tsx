import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectConfig } from '@/core/config/configSlice';
import type { Faq } from '@/domain/knowledge/faq';
import { FaqAnswer, FaqSearch, FaqSuggestions } from '@/shared/answers';
import { Button } from '@/ui/buttons/Button';
import { SearchIcon } from '@/ui/icons';
import { Disclosure } from '@/ui/layout/Disclosure';
import type { Contact } from '../contact/contact';
import { type Question, withFaq } from '../contact/question';
import { contactTexts } from '../contactTexts';
import styles from './ContactPanel.module.css';
import type { AlterQuestion } from './QuestionItem';

const texts = contactTexts.questions;

interface QuestionFaqProps {
  contact: Contact;
  notes: string;
  question: Question;
  /** The person whose target groups decide which questions and answers fit. */
  personId: string;
  alter: AlterQuestion;
  onChosen: () => void;
}

/** The chosen question of the knowledge base with its answer to read aloud, or the search for one. */
export function QuestionFaq({ contact, notes, question, personId, alter, onChosen }: QuestionFaqProps) {
  const { faq, query, subject } = question;
  const [isChanging, setChanging] = useState(false);
  const { publicTimelineApplicationIds } = useSelector(selectConfig);
  const chosen = contact.questions.flatMap((one) => (one.faq === null ? [] : [one.faq.id]));
  const select = (found: Faq) => {
    const isSame = found.id === faq?.id;
    alter((now) => withFaq(now, found, publicTimelineApplicationIds));
    setChanging(isSame);
    if (!isSame) onChosen();
  };
  const isLooking = faq === null || isChanging;
  return (
    <div className={styles.list}>
      {faq !== null && <Answer question={question} faq={faq} personId={personId} alter={alter} />}
      {faq !== null && (
        <div>
          <Button
            size="s"
            variant="quiet"
            icon={SearchIcon}
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            {texts.otherFaq}
          </Button>
        </div>
      )}
      {isLooking && (
        <FaqSearch
          personId={personId}
          subjectId={subject?.id ?? null}
          query={query}
          onQuery={(words) => alter((now) => ({ ...now, query: words }))}
          selectedId={faq?.id ?? null}
          onSelect={select}
          hasFocus={isChanging}
        >
          <FaqSuggestions text={notes} without={chosen} onSelect={select} />
        </FaqSearch>
      )}
    </div>
  );
}

interface AnswerProps {
  question: Question;
  faq: NonNullable<Question['faq']>;
  personId: string;
  alter: AlterQuestion;
}

function Answer({ question: { targetGroupId, followUpQuestionId }, faq, personId, alter }: AnswerProps) {
  const [isReading, setReading] = useState(true);
  return (
    <Disclosure
      as="h3"
      title={faq.question || texts.faq}
      open={isReading}
      onToggle={() => setReading(!isReading)}
    >
      <FaqAnswer
        key={faq.id}
        faqId={faq.id}
        isOwn={faq.isOwn === true}
        personId={personId}
        targetGroupId={targetGroupId}
        onTargetGroup={(id) => alter((now) => ({ ...now, targetGroupId: id }))}
        followUpQuestionId={followUpQuestionId}
        onFollowUp={(id) => alter((now) => ({ ...now, followUpQuestionId: id }))}
      />
    </Disclosure>
  );
}
