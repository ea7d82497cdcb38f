import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { flushTyping } from '@/core/drafts/typing';
import { selectMay, selectMayAny } from '@/core/session/sessionSlice';
import { useChord } from '@/core/shortcuts/useChord';
import type { Contract } from '@/domain/tenancy/contract';
import { EDITOR } from '@/knowledge';
import { Button } from '@/ui/buttons/Button';
import { ExchangeIcon, ListChecksIcon, MessageIcon, PhoneIncomingIcon } from '@/ui/icons';
import type { Contact } from '../contact/contact';
import { contactTexts } from '../contactTexts';
import type { RegistrationDialog } from '../dialogs/registrationDialogs';
import { contractIdOf } from '../dialogs/useSubject';
import styles from './ContactPanel.module.css';

const texts = contactTexts.more;

interface MoreActionsProps {
  contact: Contact;
  contracts: readonly Contract[];
}

/** What else a contact leads to (001 §2); what somebody may never do is not there. */
export function MoreActions({ contact, contracts }: MoreActionsProps) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const mayWriteFaq = useSelector(selectMayAny)(...EDITOR);
  const { person } = contact;
  /** What was just typed belongs to what it takes over. */
  const open = (kind: RegistrationDialog) => () => {
    if (person === null) return;
    flushTyping();
    const contractId = contractIdOf(contact, contracts);
    dispatch(dialogOpened({ dialog: { kind, personId: person.id, contractId } }));
  };
  const mayPassOn = may('createTask') && person !== null;
  const { group } = contactTexts.keys;
  useChord({ letter: 'b', label: texts.callBack, group, when: mayPassOn }, open('callBack'));
  useChord({ letter: 't', label: texts.task, group, when: mayPassOn }, open('registerTask'));
  if (person === null) return null;
  return (
    <div className={styles.actions} role="group" aria-label={texts.label}>
      {mayPassOn && (
        <>
          <Button size="s" icon={PhoneIncomingIcon} onClick={open('callBack')}>
            {texts.callBack}
          </Button>
          <Button size="s" icon={ListChecksIcon} onClick={open('registerTask')}>
            {texts.task}
          </Button>
        </>
      )}
      <Button size="s" icon={ExchangeIcon} onClick={open('transfer')}>
        {texts.transfer}
      </Button>
      {mayWriteFaq && (
        <Button size="s" icon={MessageIcon} onClick={open('registerFaq')}>
          {texts.faq}
        </Button>
      )}
    </div>
  );
}
