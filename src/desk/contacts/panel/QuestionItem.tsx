import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSubmission } from '@/core/submissions/useSubmission';
import { publishHeight } from '@/lib/publishHeight';
import { MessageArea } from '@/shared/standardtexts';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { CircleCheckIcon, TrashIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { Badge } from '@/ui/record/Badge';
import type { Contact } from '../contact/contact';
import { momentKey } from '../contact/momentKeys';
import { isAsked, type Question } from '../contact/question';
import { type ChangeContact, useKeptText } from '../contact/useContact';
import { contactTexts } from '../contactTexts';
import styles from './ContactPanel.module.css';
import { QuestionCase } from './QuestionCase';
import { QuestionFaq } from './QuestionFaq';
import { QuestionSubject } from './QuestionSubject';

const texts = contactTexts.questions;

export type AlterQuestion = (next: (question: Question) => Question) => void;

interface QuestionItemProps {
  contact: Contact;
  notes: string;
  question: Question;
  nth: number;
  alter: AlterQuestion;
  change: ChangeContact;
  /** Called when a question of the knowledge base is chosen. */
  onChosen: () => void;
  onRemove: () => void;
}

/** One question: registered, or still to be filled in. */
export function QuestionItem(props: QuestionItemProps) {
  const { contact, question, nth, onRemove } = props;
  const submission = useSubmission(momentKey(contact.id, question.id));
  const item = useKnownHeight();
  return (
    <li ref={item} className={styles.question} data-question={question.id}>
      <div className={styles.line}>
        <strong>{texts.nth(nth)}</strong>
        {question.registered && (
          <Badge tone="success" icon={CircleCheckIcon}>
            {texts.registered}
          </Badge>
        )}
        {!question.registered && isAsked(question) && (
          <IconButton icon={TrashIcon} size="s" label={texts.remove(nth)} onClick={onRemove} />
        )}
      </div>
      <SubmissionNotice submission={submission} help={contactTexts.finish.uncertainHelp} />
      {question.registered ? (
        <p className={mutedClass}>{question.words || question.faq?.question}</p>
      ) : (
        <QuestionFields {...props} onLook={() => item.current?.querySelector('input')?.focus()} />
      )}
    </li>
  );
}

/** Exposes the item's height to the styles. */
function useKnownHeight() {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = item;
    return current === null ? undefined : publishHeight(current, '--question-height', current);
  }, []);
  return item;
}

interface QuestionFieldsProps extends QuestionItemProps {
  /** Focuses the search for a question of the knowledge base. */
  onLook: () => void;
}

function QuestionFields({ contact, notes, question, alter, change, onChosen, onLook }: QuestionFieldsProps) {
  const shared = { contact, question, alter };
  const personId = contact.person?.id ?? null;
  const [isOwn, setOwn] = useState(false);
  const isDetailed = isOwn || isAsked(question) || question.about !== null;
  return (
    <>
      {/* The knowledge base requires a person; without one, an earlier chosen question is only named. */}
      {personId === null && question.faq !== null && (
        <p className={mutedClass}>{question.faq.question || texts.faq}</p>
      )}
      {personId !== null && (
        <>
          <QuestionFaq {...shared} personId={personId} notes={notes} onChosen={onChosen} />
          <QuestionSubject {...shared} personId={personId} change={change} onEnd={onLook} />
        </>
      )}
      {isDetailed ? (
        <>
          <Words person={contact.person} question={question} alter={alter} hasFocus={isOwn} />
          {personId !== null && (
            <QuestionCase
              about={question.about}
              personId={personId}
              onChange={(about) => alter((now) => ({ ...now, about }))}
            />
          )}
        </>
      ) : (
        <div>
          <Button size="s" variant="quiet" onClick={() => setOwn(true)}>
            {texts.ownWords}
          </Button>
        </div>
      )}
    </>
  );
}

interface WordsProps {
  person: Contact['person'];
  question: Question;
  alter: AlterQuestion;
  /** True once the agent opened the field, which then takes the focus. */
  hasFocus: boolean;
}

function Words({ person, question, alter, hasFocus }: WordsProps) {
  const words = useKeptText(question.words, (text) => alter((now) => ({ ...now, words: text })));
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  return (
    <MessageArea person={person} label={texts.words} rows={2} maxRows={6} textareaRef={field} {...words} />
  );
}
