import { act, screen, within } from '@testing-library/react';
import { type Contact, newContact } from '@/desk/contacts/contact/contact';
import { contactSaved } from '@/desk/contacts/contact/contacts';
import { newQuestion, type Question } from '@/desk/contacts/contact/question';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { renderApp } from './renderApp';

export const MARIA = 'e2000000-0000-4000-8000-000000000002';

type Own = 'registerTask' | 'callBack' | 'registerFaq' | 'transfer';

/** A dialog over the card of Maria. `noted` holds data of a contact with her; null means that there is no contact. */
export async function openedDialog(
  kind: Own,
  name: string,
  noted: Partial<Contact> | null = {},
  ...asked: Partial<Question>[]
) {
  const app = renderApp(`/klantenkaart/${MARIA}/contracten`, { user: 'carla' });
  await screen.findByRole('heading', { name: 'Maria van Dijk' });
  const contact: Contact = {
    ...newContact({ person: { id: MARIA, name: 'Maria van Dijk', details: '' } }, Date.now()),
    isParked: true,
    ...noted,
    questions: asked.map((question) => ({ ...newQuestion(), ...question })),
  };
  const note = (changes: Partial<Contact>) =>
    act(() => {
      app.store.dispatch(contactSaved({ ...contact, ...changes }));
    });
  if (noted !== null) note({});
  const open = async () => {
    app.store.dispatch(dialogOpened({ dialog: { kind, personId: MARIA, contractId: null } }));
    return within(await screen.findByRole('dialog', { name }));
  };
  return { ...app, note, open, view: await open() };
}
