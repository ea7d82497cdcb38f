import { useDispatch, useSelector } from 'react-redux';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { IconButton } from '@/ui/buttons/IconButton';
import { HeadsetIcon } from '@/ui/icons';
import { contactFolded, contactResumed } from '../contact/contactActions';
import { selectActiveContact, selectContactOver } from '../contact/contacts';
import { lookOf } from './contactLook';

/** The button in the chip of a call or chat that opens or folds the contact held over it. */
export function ContactOver({ sourceId }: { sourceId: string }) {
  const dispatch = useDispatch();
  const contact = useSelector((state: WithDrafts) => selectContactOver(state, sourceId));
  const active = useSelector(selectActiveContact);
  if (contact === null) return null;
  const { id, isFolded } = contact;
  const isOpen = contact === active && !isFolded;
  return (
    <IconButton
      size="s"
      icon={HeadsetIcon}
      label={lookOf(contact).label}
      expanded={isOpen}
      controls="contact"
      onClick={() => dispatch(isOpen ? contactFolded(id) : contactResumed(id))}
    />
  );
}
