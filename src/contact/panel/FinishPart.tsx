import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import { selectIsSending, selectSubmission, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { type Person, roleIdOf } from '@/domain/person';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Button } from '@/ui/fields/Button';
import { AlertDialog } from '@/ui/overlays/AlertDialog';
import { finishRequested } from '../contactActions';
import { momentKey } from '../contactKeys';
import { openQuestions, whyNotFinish } from '../contactRules';
import { contactDropped } from '../contacts';
import { contactTexts } from '../contactTexts';
import type { OngoingContact } from '../ongoingContact';
import styles from './ContactPanel.module.css';

const texts = contactTexts.finish;

interface FinishPartProps {
  contact: OngoingContact;
  person: Person | null | undefined;
}

/** Registers all of it, or throws it away. */
export function FinishPart({ contact, person }: FinishPartProps) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const [isDropping, setDropping] = useState(false);
  const ofNotes = useSelector((state: WithSubmissions) =>
    selectSubmission(state, momentKey(contact.id, null)),
  );
  const isSending = useSelector((state: WithSubmissions) =>
    [null, ...contact.questions.map(({ id }) => id)].some((id) =>
      selectIsSending(state, momentKey(contact.id, id)),
    ),
  );
  const registered = contact.questions.filter((question) => question.registered).length;
  const total = registered + openQuestions(contact).length;
  const roleId = person ? roleIdOf(person) : null;
  const blocked = may('caseCreate') ? whyNotFinish(contact, person) : texts.noRight;
  return (
    <footer className={styles.foot}>
      <SubmissionNotice submission={ofNotes} />
      {(isSending || registered > 0) && total > 0 && (
        <span className={styles.progress} role="status">
          {texts.progress(registered, total)}
        </span>
      )}
      <Button onClick={() => setDropping(true)} disabledReason={isSending ? texts.busy : null}>
        {contactTexts.drop}
      </Button>
      <Button
        variant="primary"
        busy={isSending}
        disabledReason={blocked}
        onClick={() => roleId !== null && dispatch(finishRequested({ contactId: contact.id, roleId }))}
      >
        {texts.action}
      </Button>
      {isDropping && (
        <AlertDialog
          title={contactTexts.dropTitle}
          text={contactTexts.dropText}
          onCancel={() => setDropping(false)}
        >
          <Button onClick={() => setDropping(false)}>{contactTexts.dropBack}</Button>
          <Button variant="danger" onClick={() => dispatch(contactDropped(contact.id))}>
            {contactTexts.dropConfirm}
          </Button>
        </AlertDialog>
      )}
    </footer>
  );
}
