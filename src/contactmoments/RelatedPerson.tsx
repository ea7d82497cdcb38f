import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { Arrival } from '@/core/hooks/useArrival';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { AboutCase } from './contact/question';
import { StartContact } from './StartContact';

interface RelatedPersonProps {
  id: string;
  name: string;
  about?: AboutCase | null;
}

/** The person whom a task or case is about: the way to their card, and to a conversation with them. */
export function RelatedPerson({ id, name, about = null }: RelatedPersonProps) {
  const may = useSelector(selectMay);
  return (
    <>
      {may('customerCard') ? (
        <Link to={to.personCard(id)} state={{ title: name } satisfies Arrival}>
          {name}
        </Link>
      ) : (
        name
      )}
      {may('caseCreate') && (
        <StartContact
          person={{ id, name, details: '' }}
          source={about === null ? 'task' : 'case'}
          about={about}
        />
      )}
    </>
  );
}
