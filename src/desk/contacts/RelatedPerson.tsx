import { useSelector } from 'react-redux';
import { PersonLink } from '@/core/PersonLink';
import { selectMay } from '@/core/session/sessionSlice';
import { Clamped } from '@/ui/text/Clamped';
import type { AboutCase } from './contact/question';
import { StartContact } from './StartContact';

interface RelatedPersonProps {
  id: string;
  name: string;
  about?: AboutCase | null;
}

/** The person whom a task or case is about, with a link to their card and a button that starts a contact with them. */
export function RelatedPerson({ id, name, about = null }: RelatedPersonProps) {
  const may = useSelector(selectMay);
  return (
    <>
      {may('customerCard') ? (
        <PersonLink id={id} name={name}>
          <Clamped>{name}</Clamped>
        </PersonLink>
      ) : (
        <Clamped>{name}</Clamped>
      )}
      {may('caseCreate') && <StartContact person={{ id, name, details: '' }} about={about} />}
    </>
  );
}
