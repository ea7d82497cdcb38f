import { useState } from 'react';
import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import { useDispatch, useSelector } from 'react-redux';
import { useSubmission } from '@/core/submissions/useSubmission';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { Banner } from '@/ui/feedback/Banner';
import { SubmissionNotice, ChangesSince } from '@/ui/feedback/SubmissionNotice';
import { Button } from '@/ui/buttons/Button';
import { ConfirmFooter } from '@/ui/overlays/ConfirmFooter';
import { Dialog } from '@/ui/overlays/Dialog';
import { type Contact, finishedWith } from '../contact/contact';
import { momentKey } from '../contact/momentKeys';
import { contactDropped, selectSentContact } from '../contact/contacts';
import { contactKeys } from '../contactShortcutTexts';
import { contactTexts } from '../contactTexts';
import { openQuestions } from '../send/moment';
import { countSince } from '../send/stored';
import styles from './ContactPanel.module.css';
import { type ContactActionsProps, PassOnActions } from './ContactActions';
import type { Finish } from './useFinish';

const texts = contactTexts.finish;

/** The buttons that pass the contact on, register all of it, or throw it away. */
export function FinishPart({
  contact,
  contracts,
  may,
  isSending,
  whyNot,
  problem,
  finish,
  finishAndGoOn,
}: Finish & ContactActionsProps) {
  const [isDropping, setDropping] = useState(false);
  const ofNotes = useSubmission(momentKey(contact.id, null));
  const sent = useSelector((state: WithDrafts) => selectSentContact(state, contact.id));
  const changes = sent === null ? contact.changesSince : countSince(contact, sent);
  const registered = contact.questions.filter((question) => question.registered).length;
  const total = registered + openQuestions(contact).length;
  return (
    <footer className={styles.foot}>
      <PassOnActions contact={contact} contracts={contracts} />
      <SubmissionNotice submission={ofNotes} help={texts.uncertainHelp} />
      {problem !== null && <Banner tone="warning">{problem}</Banner>}
      <span className={styles.progress} role="status">
        {changes === 0 && (isSending || registered > 0) && total > 0 && texts.progress(registered, total)}
      </span>
      <ChangesSince count={changes} />
      <Button onClick={() => setDropping(true)} disabledReason={isSending ? texts.busy : null}>
        {contactTexts.drop}
      </Button>
      {may && <FinishButtons {...{ contact, isSending, whyNot, finish, finishAndGoOn }} />}
      {isDropping && <DropDialog contactId={contact.id} onClose={() => setDropping(false)} />}
    </footer>
  );
}

type FinishButtonsProps = Pick<Finish, 'isSending' | 'whyNot' | 'finish' | 'finishAndGoOn'> & {
  contact: Contact;
};

/** The button that registers the contact, and a second one if its mail or chat can be finished along with it. */
function FinishButtons({ contact, isSending, whyNot, finish, finishAndGoOn }: FinishButtonsProps) {
  const also = finishedWith(contact);
  const state = { busy: isSending, disabledReason: whyNot };
  return (
    <>
      <Button variant={finishAndGoOn ? 'secondary' : 'primary'} {...state} onClick={finish}>
        {texts.action}
      </Button>
      {also && finishAndGoOn && (
        <Button
          variant="primary"
          {...state}
          aria-keyshortcuts={ariaKeys(contactKeys.finishAndGoOn)}
          onClick={finishAndGoOn}
        >
          {texts.goOn[also]}
        </Button>
      )}
    </>
  );
}

function DropDialog({ contactId, onClose }: { contactId: string; onClose: () => void }) {
  const dispatch = useDispatch();
  return (
    <Dialog
      title={contactTexts.dropTitle}
      role="alertdialog"
      size="s"
      onClose={onClose}
      footer={
        <ConfirmFooter
          confirmLabel={contactTexts.dropConfirm}
          cancelLabel={contactTexts.dropBack}
          danger
          busy={false}
          whyNot={null}
          onConfirm={() => dispatch(contactDropped(contactId))}
          onCancel={onClose}
        />
      }
    >
      <p>{contactTexts.dropText}</p>
    </Dialog>
  );
}
