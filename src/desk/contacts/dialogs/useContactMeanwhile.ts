import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import type { Submission } from '@/core/submissions/submissionsSlice';
import type { Person } from '@/domain/people/person';
import { type Contact, linkedElsewhere } from '../contact/contact';
import { selectContact } from '../contact/contacts';
import { useContactWith } from '../contact/contactWith';
import { contactDialogTexts } from './contactDialogTexts';

const texts = contactDialogTexts.moved;

const idsOf = (contact: Contact) => ({
  person: contact.person?.id ?? null,
  source: linkedElsewhere(contact)?.id ?? null,
});

const textOf = (contact: Contact, { name }: Person): string => {
  const source = linkedElsewhere(contact);
  return source === null
    ? texts.contact(contact.person?.name ?? null, name)
    : texts.source(source.name, name);
};

/**
 * Returns the notice for a dialog whose contact moved to another person because a colleague or another tab made a link.
 */
export function useContactMeanwhile(person: Person, submission: Submission | null = null) {
  const running = useContactWith(person.id);
  const [contactId] = useState(running?.id ?? '');
  const contact = useSelector((state: WithDrafts) => selectContact(state, contactId));
  const { meanwhile } = useMeanwhile({
    now: contact === null ? undefined : idsOf(contact),
    submission,
    text: contact === null ? '' : textOf(contact, person),
  });
  return meanwhile;
}
