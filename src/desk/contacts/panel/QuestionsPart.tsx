import { type RefObject, useEffect, useRef } from 'react';
import { Boundary } from '@/ui/feedback/Boundary';
import { Button } from '@/ui/buttons/Button';
import { PlusIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { type Contact, withField, withOpenField, withQuestion } from '../contact/contact';
import { isAsked, type Question } from '../contact/question';
import type { ChangeContact } from '../contact/useContact';
import { contactTexts } from '../contactTexts';
import styles from './ContactPanel.module.css';
import { QuestionItem } from './QuestionItem';

const texts = contactTexts.questions;

interface QuestionsPartProps {
  contact: Contact;
  /** The notes as typed, which may be newer than those in the contact. */
  notes: string;
  change: ChangeContact;
}

const isEmpty = (question: Question) => !question.registered && !isAsked(question) && question.about === null;

/** The questions; each becomes a contact moment of its own. There is always an open field for the next one. */
export function QuestionsPart({ contact, notes, change }: QuestionsPartProps) {
  const { questions } = contact;
  const list = useRef<HTMLOListElement>(null);
  const goTo = useArrival(list);
  const alter = (id: string, next: (question: Question) => Question) =>
    change((now) => {
      const current = now.questions.find((question) => question.id === id);
      return current ? withQuestion(now, next(current)) : now;
    });
  const add = () => {
    change(withField);
    goTo(lastField);
  };
  /** Opens and focuses the next field, and keeps the answer to the chosen question visible. */
  const goOn = (id: string) => {
    change(withOpenField);
    goTo(lastField, (place) => place.querySelector(`[data-question="${id}"]`));
  };
  const remove = (id: string) => {
    change((now) =>
      withOpenField({ ...now, questions: now.questions.filter((question) => question.id !== id) }),
    );
    goTo(lastField);
  };
  return (
    <Section title={texts.title}>
      <ol ref={list} className={styles.questions}>
        {questions.map((question, index) => (
          <Boundary key={question.id} resetKey={question}>
            <QuestionItem
              contact={contact}
              notes={notes}
              question={question}
              nth={index + 1}
              alter={(next) => alter(question.id, next)}
              change={change}
              onChosen={() => goOn(question.id)}
              onRemove={() => remove(question.id)}
            />
          </Boundary>
        ))}
      </ol>
      {!questions.some(isEmpty) && (
        <div>
          <Button size="s" icon={PlusIcon} onClick={add}>
            {texts.add}
          </Button>
        </div>
      )}
    </Section>
  );
}

type Find = (place: HTMLElement) => HTMLElement | null | undefined;

const lastField: Find = (place) =>
  [...place.querySelectorAll('[data-question]')].at(-1)?.querySelector('input');

/** After the next render, focuses a field and scrolls the given part into view. */
function useArrival(place: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ find: Find; shows: Find } | null>(null);
  useEffect(() => {
    if (wanted.current === null || place.current === null) return;
    const { find, shows } = wanted.current;
    wanted.current = null;
    find(place.current)?.focus({ preventScroll: true });
    shows(place.current)?.scrollIntoView({ block: shows === find ? 'nearest' : 'start' });
  });
  return (find: Find, shows = find) => {
    wanted.current = { find, shows };
  };
}
