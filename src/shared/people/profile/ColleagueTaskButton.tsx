import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { AssigneeType } from '@/domain/colleagues/assignee';
import type { Colleague } from '@/domain/colleagues/colleague';
import { Button } from '@/ui/buttons/Button';
import { ListChecksIcon } from '@/ui/icons';
import { peopleTexts } from '../peopleTexts';

const texts = peopleTexts.profile;

interface ColleagueTaskButtonProps {
  colleague: Colleague;
  /** The person the task is about; null for the colleague. */
  aboutPersonId: string | null;
  onOpened?: () => void;
}

/** Starts a new task that is assigned to this colleague. */
export function ColleagueTaskButton({ colleague, aboutPersonId, onOpened }: ColleagueTaskButtonProps) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay)('createTask');
  const { id, name, department } = colleague;
  const personId = aboutPersonId ?? colleague.personId;
  if (!may || personId === null) return null;
  const open = () => {
    const assignee = { id, name, department, type: AssigneeType.Employee };
    dispatch(dialogOpened({ dialog: { kind: 'registerTask', personId, contractId: null, assignee } }));
    onOpened?.();
  };
  return (
    <Button size="s" icon={ListChecksIcon} onClick={open}>
      {texts.task(name || texts.nameless)}
    </Button>
  );
}
