import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { flushTyping } from '@/core/drafts/typing';
import { selectMay, selectMayAny } from '@/core/session/sessionSlice';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { useChord } from '@/core/shortcuts/useChord';
import { type Assignee, AssigneeType } from '@/domain/colleagues/assignee';
import type { Contract } from '@/domain/tenancy/contract';
import { KNOWLEDGE_EDITOR } from '@/domain/session/permission';
import { lazyPart } from '@/lib/lazyPart';
import { Button } from '@/ui/buttons/Button';
import { MessageIcon } from '@/ui/icons';
import { recordKey } from '../contact/momentKeys';
import type { Contact } from '../contact/contact';
import { contactKeys } from '../contactShortcutTexts';
import { contactTexts } from '../contactTexts';
import type { PersonDialog } from '../dialogs/contactDialogs';
import { contractIdOf } from '../dialogs/useSubject';
import styles from './ContactPanel.module.css';

const texts = contactTexts.more;

const NotesAlong = lazyPart(async () => (await import('../dialogs/task/NotesAlong')).NotesAlong);

export interface ContactActionsProps {
  contact: Contact;
  contracts: readonly Contract[];
}

/**
 * Opens a dialog about the contact's person; it first saves the text that is being typed, which the dialog takes over.
 */
function useOpen({ contact, contracts }: ContactActionsProps) {
  const dispatch = useDispatch();
  const { person } = contact;
  return (kind: PersonDialog, besides: { assignee?: Assignee } = {}) =>
    () => {
      if (person === null) return;
      flushTyping();
      const contractId = contractIdOf(contact, contracts);
      dispatch(dialogOpened({ dialog: { kind, personId: person.id, contractId, ...besides } }));
    };
}

/** The next steps of a contact (001 §2), always in view; an action that the user has no permission for is left out. */
export function PassOnActions(props: ContactActionsProps) {
  const may = useSelector(selectMay);
  const open = useOpen(props);
  const { person } = props.contact;
  const mayPassOn = may('createTask') && person !== null;
  useChord(contactKeys.callBack, open('callBack'), { when: mayPassOn });
  useChord(contactKeys.task, open('registerTask'), { when: mayPassOn });
  if (person === null) return null;
  return (
    <div className={styles.passOn} role="group" aria-label={texts.label}>
      {mayPassOn && <HandOver {...props} />}
      {mayPassOn && (
        <>
          <Button size="s" onClick={open('callBack')}>
            {texts.callBack}
          </Button>
          <Button size="s" onClick={open('registerTask')}>
            {texts.task}
          </Button>
        </>
      )}
      <Button size="s" onClick={open('transfer')}>
        {texts.transfer}
      </Button>
    </div>
  );
}

/**
 * Shows how the notes reach the colleague who took over the call, because the exchange passes on only the call. The
 * notes are sent as a task, automatically or on a press.
 */
function HandOver(props: ContactActionsProps) {
  const open = useOpen(props);
  const { id, person, passedOnTo } = props.contact;
  const isSending = useSelector((state: WithSubmissions) =>
    selectIsSending(state, recordKey('registerTask', person?.id ?? '')),
  );
  if (passedOnTo === null || person === null) return null;
  const { name, notes } = passedOnTo;
  if (notes === 'given') return <Passed words={texts.passedOnWith.given(name)} />;
  if (notes === 'wanted' || (notes === 'sent' && isSending))
    return (
      <Passed words={texts.passedOnWith.wanted(name)}>
        {notes === 'wanted' && <NotesAlong contactId={id} personId={person.id} to={passedOnTo} />}
      </Passed>
    );
  const assignee = { ...passedOnTo, type: AssigneeType.Employee, department: null };
  return (
    <Passed words={texts.passedOn(name)}>
      <Button size="s" variant="primary" onClick={open('registerTask', { assignee })}>
        {texts.handOver(name)}
      </Button>
    </Passed>
  );
}

const Passed = ({ words, children }: { words: string; children?: ReactNode }) => (
  <div className={styles.handOver}>
    <span role="status">{words}</span>
    {children}
  </div>
);

/** Writes an unanswered question for the knowledge base. Shown to its editors only. */
export function NewFaqAction(props: ContactActionsProps) {
  const mayWriteFaq = useSelector(selectMayAny)(...KNOWLEDGE_EDITOR);
  const open = useOpen(props);
  if (!mayWriteFaq || props.contact.person === null) return null;
  return (
    <div>
      <Button size="s" icon={MessageIcon} onClick={open('registerFaq')}>
        {texts.faq}
      </Button>
    </div>
  );
}
