import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMayAny } from '@/core/session/sessionSlice';
import { ADMINISTRATOR } from '@/domain/session/permission';
import { Button } from '@/ui/buttons/Button';
import { PencilIcon } from '@/ui/icons';
import { colleagueTexts } from '../colleagueTexts';

/** For who may change what is known of colleagues (UCC-34). */
export function EditColleague({ id }: { id: string }) {
  const dispatch = useDispatch();
  const may = useSelector(selectMayAny)(...ADMINISTRATOR);
  if (!may) return null;
  return (
    <Button
      size="s"
      icon={PencilIcon}
      onClick={() => dispatch(dialogOpened({ dialog: { kind: 'colleague', colleagueId: id } }))}
    >
      {colleagueTexts.actions.edit}
    </Button>
  );
}
