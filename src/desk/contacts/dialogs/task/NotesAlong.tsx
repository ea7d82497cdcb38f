import { useEffect, useEffectEvent } from 'react';
import { personQueries } from '@/api/people/personQueries';
import type { Person } from '@/domain/people/person';
import { type PassedOn, withNotesAlong } from '../../contact/passedOn';
import { useChangeContact } from '../../contact/useContact';
import { employee } from '../ownAssignees';
import { useTaskForm } from './useTaskForm';

interface NotesAlongProps {
  contactId: string;
  personId: string;
  to: PassedOn;
}

/** Sends the notes to the colleague who took over the call, as a task with the usual values. */
export function NotesAlong({ personId, ...props }: NotesAlongProps) {
  const { currentData: person } = personQueries.endpoints.person.useQuery(personId);
  return person && <Sender person={person} {...props} />;
}

/** Sends the task once; sends nothing if there is a draft of another task about the same person. */
function Sender({ person, contactId, to }: Omit<NotesAlongProps, 'personId'> & { person: Person }) {
  const change = useChangeContact(contactId);
  const assignee = employee({ ...to, department: null });
  const form = useTaskForm(person, {
    kind: 'registerTask',
    personId: person.id,
    contractId: null,
    assignee,
  });
  const isReady = !form.isWaiting && form.type !== null;
  const give = useEffectEvent(() => {
    change(withNotesAlong('sent'));
    if (form.discard === null) form.save(to.name);
  });
  useEffect(() => {
    if (isReady) give();
  }, [isReady]);
  return null;
}
