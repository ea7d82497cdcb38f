import { useDispatch } from 'react-redux';
import { IconButton } from '@/ui/fields/IconButton';
import { HeadsetIcon } from '@/ui/icons';
import { contactStarted } from './contactActions';
import { contactTitles } from './contactTitles';
import type { AboutCase, ContactPerson } from './ongoingContact';

interface StartContactProps {
  person: ContactPerson;
  /** The case that it is about. */
  about?: AboutCase | null;
  tabIndex?: -1;
  onStart?: () => void;
}

/** Begins a conversation with somebody, or goes on with the one that there is; for who may register contacts. */
export function StartContact({ person, about, tabIndex, onStart }: StartContactProps) {
  const dispatch = useDispatch();
  return (
    <IconButton
      size="s"
      {...(tabIndex !== undefined && { tabIndex })}
      icon={HeadsetIcon}
      label={contactTitles.startWith(person.name)}
      onClick={() => {
        onStart?.();
        dispatch(contactStarted(person, about));
      }}
    />
  );
}
