import { useDispatch } from 'react-redux';
import { useArea } from '@/core/useArea';
import { IconButton } from '@/ui/buttons/IconButton';
import { HeadsetIcon } from '@/ui/icons';
import type { ContactPerson } from './contact/contact';
import { type ContactStart, contactStarted } from './contact/contactActions';
import { contactTitles } from './contactTitles';

interface StartContactProps extends Pick<ContactStart, 'about'> {
  person: ContactPerson;
  tabIndex?: -1;
  onStart?: () => void;
}

/** Starts a contact with the person, or resumes the existing one. Shown to users who may register contacts. */
export function StartContact({ person, about = null, tabIndex, onStart }: StartContactProps) {
  useArea('contacts');
  const dispatch = useDispatch();
  return (
    <IconButton
      size="s"
      {...(tabIndex !== undefined && { tabIndex })}
      icon={HeadsetIcon}
      label={contactTitles.startWith(person.name)}
      onClick={() => {
        onStart?.();
        dispatch(contactStarted({ person, about }));
      }}
    />
  );
}
