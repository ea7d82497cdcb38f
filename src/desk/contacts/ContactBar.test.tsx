import { screen, waitFor, within } from '@testing-library/react';
import { aCaseActivity, aPerson, aTimelineCase, db } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { queries } from '@/api/http/queries';
import { renderApp } from '@/testing/renderApp';
import { selectMaySubmit } from '@/core/submissions/submissionsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { contactStarted } from './contact/contactActions';
import { momentKey } from './contact/momentKeys';
import { contactSaved, selectContacts } from './contact/contacts';
import { newContact } from './contact/contact';

const sent = () =>
  stats.seen
    .filter(({ method, path }) => method === 'POST' && path === '/api/v1/activity/contact')
    .map(({ body }) => body as Record<string, unknown>);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Opens the inbox with an ongoing contact with a person. */
async function inConversation() {
  const maria = db.people.add(aPerson({ name: 'Maria van Dijk' }));
  const app = renderApp('/dashboard/taken/overzicht');
  await screen.findByRole('heading', { level: 1 });
  app.store.dispatch(
    contactSaved(
      newContact({ person: { id: maria.id, name: 'Maria van Dijk', details: 'Huurder' } }, Date.now()),
    ),
  );
  const panel = within(await screen.findByRole('complementary', { name: /^Lopend contact/ }));
  return { ...app, maria, panel };
}

/** Types the words into the open question field. */
async function asks(user: ReturnType<typeof renderApp>['user'], words: string) {
  await user.click(await button('In eigen woorden'));
  await user.keyboard(words);
  await user.tab();
}

describe('an ongoing contact', () => {
  it('follows the name of its person and keeps the notes', async () => {
    const { user, panel, maria, store } = await inConversation();
    await user.type(panel.getByRole('textbox', { name: 'Notities' }), 'Belt terug');
    db.people.change(maria, { name: 'Maria Jansen' });
    store.dispatch(queries.util.invalidateTags([{ type: 'person', id: maria.id }]));
    expect(
      await screen.findByRole('complementary', { name: 'Lopend contact met Maria Jansen' }),
    ).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Contact inklappen' }));
    expect(await button('Nu in gesprek: Maria Jansen')).toBeVisible();
    expect(selectContacts(store.getState())).toMatchObject([{ notes: 'Belt terug' }]);
  });

  it('registers a contact moment per question, with the notes and the identity, and then closes', async () => {
    const { user, panel, maria } = await inConversation();
    const notes = panel.getByRole('textbox', { name: 'Notities' });
    expect(notes).toHaveFocus();
    await user.type(notes, 'Belt vanuit de auto');
    await user.click(await panel.findByRole('checkbox', { name: /^Geboortedatum: / }));
    await user.click(panel.getByRole('checkbox', { name: /^Adres: / }));
    await user.click(await button('Identiteit vastgesteld'));
    await asks(user, 'Lekkende kraan');
    await user.click(await button('Vraag toevoegen'));
    await asks(user, 'Huur opzeggen');
    await user.click(await button('Afronden en vastleggen'));
    expect(await screen.findByText('2 contactmomenten vastgelegd')).toBeInTheDocument();
    const [first, second] = sent();
    expect(first).toMatchObject({
      roleId: maria.roles?.customer,
      channelType: 'Phone',
      direction: 'Inbound',
    });
    expect(first?.['description']).toMatch(
      /^Lekkende kraan\n\nBelt vanuit de auto\n\nIdentiteit vastgesteld op geboortedatum en adres\.$/,
    );
    expect(second?.['description']).toMatch(/^Huur opzeggen\n\nIdentiteit/);
    expect(screen.queryByRole('region', { name: 'Lopende contacten' })).not.toBeInTheDocument();
  });

  it('continues the case from which it was started, or another case of that person', async () => {
    const { user, panel, store, maria } = await inConversation();
    const person = { id: maria.id, name: 'Maria van Dijk', details: '' };
    const begun = db.cases.add(aTimelineCase({ personId: maria.id, title: 'Huuropzegging' }));
    const other = db.cases.add(aTimelineCase({ personId: maria.id, title: 'Lekkage' }));
    db.caseActivities.add(aCaseActivity({ caseId: other.id }));
    store.dispatch(contactStarted({ person, about: { id: begun.id, title: 'Huuropzegging' } }));
    store.dispatch(contactStarted({ person, about: { id: begun.id, title: 'Huuropzegging' } }));
    expect(await panel.findAllByRole('button', { name: /Hoort bij zaak$/ })).toHaveLength(1);
    await user.type(panel.getByRole('textbox', { name: 'Notities' }), 'Vraagt naar de sleutel');
    await user.click(await button('Vraag toevoegen'));
    await asks(user, 'Kraan lekt');
    const choices = await panel.findAllByRole('button', { name: /Hoort bij zaak$/ });
    await user.click(choices[1]!);
    await user.click(await screen.findByRole('option', { name: /^Lekkage/ }));
    await user.click(await button('Afronden en vastleggen'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ caseId: other.id });
  });

  it('keeps a contact moment that failed to register, and registers only that one the next time', async () => {
    const { user, panel, store } = await inConversation();
    await asks(user, 'Eerste');
    await user.click(await button('Vraag toevoegen'));
    await asks(user, 'Tweede');
    faults.add({ method: 'POST', path: '/api/v1/activity/contact', status: 500, times: 1 });
    await user.click(await button('Afronden en vastleggen'));
    expect(await panel.findByText('1 van 2 vastgelegd')).toBeInTheDocument();
    expect(panel.getByText('Fout opgetreden tijdens vastleggen contactmoment')).toBeInTheDocument();
    expect(selectContacts(store.getState())[0]?.questions.map(({ registered }) => registered)).toEqual([
      false,
      true,
    ]);
    const [contact] = selectContacts(store.getState());
    const key = momentKey(contact!.id, contact!.questions[0]!.id);
    await waitFor(() => expect(selectMaySubmit(store.getState(), key)).toBe(true));
    await user.click(await button('Afronden en vastleggen'));
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent().map(({ description }) => description)).toEqual(['Eerste', 'Tweede', 'Eerste']);
  });

  it('is parked and resumed without losing a word, and gives the reason why it cannot be finished', async () => {
    const { user, panel, store } = await inConversation();
    await user.type(panel.getByRole('textbox', { name: 'Notities' }), 'Half woord');
    await user.click(panel.getByRole('button', { name: 'Parkeren' }));
    expect(screen.queryByRole('complementary', { name: /^Lopend contact/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Het contact met Maria van Dijk is geparkeerd.')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveValue('Half woord'));
    expect(selectToasts(store.getState())).toEqual([]);
    expect(screen.getByRole('link', { name: 'Naar de kaart van Maria van Dijk' })).toBeVisible();
    await user.click(await button('Parkeren'));
    store.dispatch(contactSaved(newContact({ person: null }, Date.now() + 1)));
    const second = within(await screen.findByRole('complementary', { name: /^Lopend contact/ }));
    expect(second.getByRole('button', { name: 'Afronden en vastleggen' })).toHaveAccessibleDescription(
      /Kies eerst met wie je contact had/,
    );
    await user.click(await button('Verder met Maria van Dijk'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveValue('Half woord'));
    await user.click(await button('Weggooien'));
    await user.click(await button('Contact weggooien'));
    await waitFor(() => expect(screen.queryByText('Maria van Dijk')).not.toBeInTheDocument());
  });
});
