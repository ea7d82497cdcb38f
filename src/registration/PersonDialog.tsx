import type { ReactNode } from 'react';
import { personQueries } from '@/api/personQueries';
import type { Person } from '@/domain/person';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { QueryView } from '@/ui/feedback/QueryView';
import { Dialog } from '@/ui/overlays/Dialog';
import { registrationTexts as texts } from './registrationTexts';

interface PersonDialogProps {
  title: string;
  personId: string;
  onClose: () => void;
  children: (person: Person) => ReactNode;
}

/** A dialog about a person, with the states that fetching that person can be in. */
export function PersonDialog({ title, personId, onClose, children }: PersonDialogProps) {
  const answer = personQueries.endpoints.person.useQuery(personId);
  if (answer.currentData) return children(answer.currentData);
  return (
    <Dialog title={title} onClose={onClose}>
      <QueryView answer={answer} failed={texts.personFailed}>
        {() => <ErrorState title={texts.personFailed} />}
      </QueryView>
    </Dialog>
  );
}
