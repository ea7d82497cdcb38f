import type { ComponentType, ReactNode } from 'react';
import { personQueries } from '@/api/people/personQueries';
import type { DialogProps } from '@/core/dialogs/dialog';
import type { Person } from '@/domain/people/person';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { QueryView } from '@/ui/feedback/QueryView';
import { Dialog } from '@/ui/overlays/Dialog';
import type { PersonDialog as PersonDialogKind } from './contactDialogs';
import { contactDialogTexts as texts } from './contactDialogTexts';

interface PersonDialogProps {
  title: string;
  personId: string;
  onClose: () => void;
  children: (person: Person) => ReactNode;
}

/** Returns the dialog of a kind whose form is about a person. */
export const personDialog = <K extends PersonDialogKind>(
  title: string,
  Form: ComponentType<DialogProps<K> & { person: Person }>,
) =>
  function FormDialog(props: DialogProps<K>) {
    return (
      <PersonDialog title={title} personId={props.dialog.personId} onClose={props.onClose}>
        {(person) => <Form {...props} person={person} />}
      </PersonDialog>
    );
  };

/** A dialog about a person, with the loading and failed states of that person. */
function PersonDialog({ title, personId, onClose, children }: PersonDialogProps) {
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
