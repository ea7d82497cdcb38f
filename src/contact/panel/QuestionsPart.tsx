import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectSubmission, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Button } from '@/ui/fields/Button';
import { IconButton } from '@/ui/fields/IconButton';
import { TextArea } from '@/ui/fields/TextArea';
import { CircleCheckIcon, PlusIcon, TrashIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { Badge } from '@/ui/record/Badge';
import { momentKey } from '../contactKeys';
import { contactTexts } from '../contactTexts';
import { newQuestion, type OngoingContact, type Question, withQuestion } from '../ongoingContact';
import { type ChangeContact, useKeptText } from '../useContact';
import styles from './ContactPanel.module.css';
import { QuestionCase } from './QuestionCase';
import { QuestionFaq } from './QuestionFaq';

const texts = contactTexts.questions;

interface QuestionsPartProps {
  contact: OngoingContact;
  change: ChangeContact;
}

/** What is asked; each question becomes a contact moment of its own. */
export function QuestionsPart({ contact, change }: QuestionsPartProps) {
  const { questions } = contact;
  const addId = useId();
  const goTo = useArrival();
  const add = () => {
    const question = newQuestion();
    change((now) => ({ ...now, questions: [...now.questions, question] }));
    goTo(question.id);
  };
  const remove = (id: string) => {
    goTo(neighbourOf(id, questions) ?? addId);
    change((now) => ({ ...now, questions: now.questions.filter((question) => question.id !== id) }));
  };
  return (
    <Section title={texts.title}>
      {questions.length === 0 && <p className={styles.hint}>{texts.none}</p>}
      <ol className={styles.list}>
        {questions.map((question, index) => (
          <QuestionItem
            key={question.id}
            contactId={contact.id}
            personId={contact.person?.id ?? null}
            question={question}
            nth={index + 1}
            change={change}
            onRemove={() => remove(question.id)}
          />
        ))}
      </ol>
      <div>
        <Button id={addId} size="s" icon={PlusIcon} onClick={add}>
          {texts.add}
        </Button>
      </div>
    </Section>
  );
}

/** The question after it that can still be changed, else the one before it. */
function neighbourOf(id: string, questions: readonly Question[]): string | null {
  const open = questions.filter((question) => !question.registered);
  const index = open.findIndex((question) => question.id === id);
  return (open[index + 1] ?? open[index - 1])?.id ?? null;
}

/** Brings the focus to a field that stands there after the next change, and all of it into sight. */
function useArrival() {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const place = document.getElementById(wanted.current);
    wanted.current = null;
    place?.focus();
    place?.scrollIntoView({ block: 'nearest' });
  });
  return (id: string) => {
    wanted.current = id;
  };
}

interface QuestionItemProps {
  contactId: string;
  personId: string | null;
  question: Question;
  nth: number;
  change: ChangeContact;
  onRemove: () => void;
}

function QuestionItem({ contactId, personId, question, nth, change, onRemove }: QuestionItemProps) {
  const submission = useSelector((state: WithSubmissions) =>
    selectSubmission(state, momentKey(contactId, question.id)),
  );
  const alter = (changes: Partial<Question>) =>
    change((now) => {
      const current = now.questions.find(({ id }) => id === question.id);
      return current ? withQuestion(now, { ...current, ...changes }) : now;
    });
  const words = useKeptText(question.words, (text) => alter({ words: text }));
  return (
    <li className={styles.question}>
      <div className={styles.line}>
        <strong>{texts.nth(nth)}</strong>
        {question.registered ? (
          <Badge tone="success" icon={CircleCheckIcon}>
            {texts.registered}
          </Badge>
        ) : (
          <IconButton icon={TrashIcon} size="s" label={texts.remove(nth)} onClick={onRemove} />
        )}
      </div>
      <SubmissionNotice submission={submission} />
      {question.registered ? (
        <p className={styles.hint}>{question.words || question.faq?.question}</p>
      ) : (
        <>
          {personId !== null && <QuestionFaq question={question} personId={personId} alter={alter} />}
          <TextArea id={question.id} label={texts.words} rows={2} maxRows={6} {...words} />
          {personId !== null && (
            <QuestionCase about={question.about} personId={personId} onChange={(about) => alter({ about })} />
          )}
        </>
      )}
    </li>
  );
}
