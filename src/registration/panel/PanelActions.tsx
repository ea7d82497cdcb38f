import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay, selectMayAny } from '@/core/session/sessionSlice';
import type { Person } from '@/domain/person';
import { EDITOR } from '@/knowledge';
import { Button } from '@/ui/fields/Button';
import type { Flow } from '../flow/flow';
import type { RegistrationDialog } from '../registrationDialogs';
import { whyNotRegister } from '../registrationRules';
import { registrationTexts } from '../registrationTexts';
import styles from './RegistrationPanel.module.css';

const texts = registrationTexts.panel;

interface PanelActionsProps {
  person: Person;
  contractId: string | null;
  flow: Flow;
}

/** What can be done with what was noted (001 §2); what somebody may never do is not there. */
export function PanelActions({ person, contractId, flow }: PanelActionsProps) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const mayWriteFaq = useSelector(selectMayAny)(...EDITOR);
  const open = (kind: RegistrationDialog) => () =>
    dispatch(dialogOpened({ dialog: { kind, personId: person.id, contractId } }));
  return (
    <div className={styles.actions} role="group" aria-label={texts.actions}>
      {may('caseCreate') && (
        <Button
          variant="primary"
          disabledReason={whyNotRegister(person, flow)}
          onClick={open('registerContact')}
        >
          {texts.contact}
        </Button>
      )}
      {may('createTask') && <Button onClick={open('registerTask')}>{texts.task}</Button>}
      {may('createTask') && <Button onClick={open('callBack')}>{texts.callBack}</Button>}
      <Button onClick={open('transfer')}>{texts.transfer}</Button>
      {mayWriteFaq && <Button onClick={open('registerFaq')}>{texts.faq}</Button>}
    </div>
  );
}
