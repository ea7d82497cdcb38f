import { useDispatch, useSelector } from 'react-redux';
import { contactStarted } from '@/desk/contacts';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { ChannelType } from '@/domain/timeline/channelType';
import { type Faq, subjectOf } from '@/domain/knowledge/faq';
import { Button } from '@/ui/buttons/Button';
import type { LinkedPerson } from './FaqBrowser';
import styles from './FaqBrowser.module.css';
import { faqTexts as texts } from './faqTexts';

interface RegisterProps {
  faq: Faq;
  query: string;
  conversationId: string;
  person: LinkedPerson | null;
}

/** Buttons that turn the question into a task, or into a question of a contact with the customer. */
export function Register({ faq, query, conversationId, person }: RegisterProps) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const disabledReason = person === null ? texts.notLinked : null;
  const subject = subjectOf(faq);

  const registerTask = ({ id }: LinkedPerson) =>
    dispatch(
      dialogOpened({
        dialog: {
          kind: 'registerTask',
          personId: id,
          contractId: null,
          faq: { id: faq.id, question: faq.question, subject },
        },
      }),
    );
  const registerContact = ({ id, name }: LinkedPerson) =>
    dispatch(
      contactStarted({
        person: { id, name, details: '' },
        source: { kind: 'chat', id: conversationId },
        channel: ChannelType.Chat,
        asked: { subject: subject && { id: subject.id, name: subject.name }, query, faqId: faq.id },
      }),
    );

  return (
    <div className={styles.actions}>
      {may('createTask') && (
        <Button size="s" disabledReason={disabledReason} onClick={() => person && registerTask(person)}>
          {texts.registerTask}
        </Button>
      )}
      {may('caseCreate') && (
        <Button size="s" disabledReason={disabledReason} onClick={() => person && registerContact(person)}>
          {texts.registerContact}
        </Button>
      )}
    </div>
  );
}
