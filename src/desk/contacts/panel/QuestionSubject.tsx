import { useState } from 'react';
import { SubjectPicker } from '@/shared/answers';
import { Disclosure } from '@/ui/layout/Disclosure';
import type { Contact } from '../contact/contact';
import { type Question, withoutSubject, withSubject } from '../contact/question';
import type { ChangeContact } from '../contact/useContact';
import { contactTexts } from '../contactTexts';
import styles from './ContactPanel.module.css';
import type { AlterQuestion } from './QuestionItem';
import { SubjectScenarios } from './SubjectScenarios';

const texts = contactTexts.questions;

interface QuestionSubjectProps {
  contact: Contact;
  question: Question;
  personId: string;
  alter: AlterQuestion;
  change: ChangeContact;
  /** Called when the chosen subject has no subjects within it, so that the question is next. */
  onEnd: () => void;
}

export function QuestionSubject({ contact, question, personId, alter, change, onEnd }: QuestionSubjectProps) {
  const { subject } = question;
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      as="h3"
      title={subject === null ? texts.chooseSubject : texts.chosenSubject(subject.name || texts.subject)}
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <div className={styles.list}>
        <SubjectPicker
          value={subject}
          onEnd={onEnd}
          onChange={(chosen) =>
            alter((now) => (chosen === null ? withoutSubject(now) : withSubject(now, chosen)))
          }
        />
        <SubjectScenarios
          personId={personId}
          subjectId={subject?.id ?? null}
          channel={contact.channel}
          change={change}
        />
      </div>
    </Disclosure>
  );
}
