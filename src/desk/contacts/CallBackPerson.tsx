import { useDispatch } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { IconButton } from '@/ui/buttons/IconButton';
import { PhoneIncomingIcon } from '@/ui/icons';
import { contactTitles } from './contactTitles';

interface CallBackPersonProps {
  person: { id: string; name: string };
  onOpen: () => void;
}

/** Opens the dialog to promise a found person a call-back. Shown to users who may create tasks. */
export function CallBackPerson({ person: { id, name }, onOpen }: CallBackPersonProps) {
  const dispatch = useDispatch();
  return (
    <IconButton
      size="s"
      tabIndex={-1}
      icon={PhoneIncomingIcon}
      label={contactTitles.callBack(name)}
      onClick={() => {
        onOpen();
        dispatch(dialogOpened({ dialog: { kind: 'callBack', personId: id, contractId: null } }));
      }}
    />
  );
}
