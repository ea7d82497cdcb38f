import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { IconButton } from '@/ui/fields/IconButton';
import { HeadsetIcon } from '@/ui/icons';
import { contactStarted } from './contactActions';
import { contactTitles } from './contactTitles';

interface RelatedPersonProps {
  id: string;
  name: string;
}

/** The person whom a task or case is about: the way to their card, and to a conversation with them. */
export function RelatedPerson({ id, name }: RelatedPersonProps) {
  const may = useSelector(selectMay);
  const dispatch = useDispatch();
  return (
    <>
      {may('customerCard') ? <Link to={to.personCard(id)}>{name}</Link> : name}
      {may('caseCreate') && (
        <IconButton
          size="s"
          icon={HeadsetIcon}
          label={contactTitles.startWith(name)}
          onClick={() => dispatch(contactStarted({ id, name, details: '' }))}
        />
      )}
    </>
  );
}
