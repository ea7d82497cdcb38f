import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { Button } from '@/ui/fields/Button';
import { ExchangeIcon, ListChecksIcon, PhoneIncomingIcon } from '@/ui/icons';
import { contactTexts } from '../contactTexts';
import type { OngoingContact } from '../ongoingContact';
import styles from './ContactPanel.module.css';

const texts = contactTexts.more;

/** What else a conversation leads to: calling back, a task, or somebody else who takes over. */
export function MoreActions({ contact }: { contact: OngoingContact }) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  if (contact.person === null) return null;
  const about = { personId: contact.person.id, contractId: contact.contract?.id ?? null };
  const open = (kind: 'callBack' | 'registerTask' | 'transfer') => () =>
    dispatch(dialogOpened({ dialog: { kind, ...about } }));
  return (
    <div className={styles.actions} role="group" aria-label={texts.label}>
      {may('createTask') && (
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
    </div>
  );
}
