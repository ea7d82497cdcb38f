import { act, screen, waitFor, within } from '@testing-library/react';
import { aPerson, db } from '@mocks/db';
import { modeDetected } from '@/core/device/deviceSlice';
import { spokenTexts } from '@/testing/spokenTexts';
import { renderApp } from '@/testing/renderApp';
import { contactStarted } from './contact/contactActions';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const panel = () => within(screen.getByRole('complementary', { name: /^Lopend contact/ }));

/** Opens the inbox with an ongoing contact that was started while the search field had the focus. */
async function inConversation() {
  const maria = db.people.add(aPerson({ name: 'Maria' }));
  const app = renderApp('/dashboard/taken/overzicht');
  const origin = await screen.findByRole('searchbox');
  origin.focus();
  const start = () =>
    act(() => {
      app.store.dispatch(contactStarted({ person: { id: maria.id, name: 'Maria', details: '' } }));
    });
  start();
  const notes = await screen.findByRole('textbox', { name: 'Notities' });
  return { ...app, origin, start, notes };
}

describe('in an ongoing contact the focus', () => {
  it('starts in the notes, goes to the bar on folding or parking the contact, and returns on resuming it', async () => {
    const { user, notes, start } = await inConversation();
    expect(notes).toHaveFocus();
    await user.click(panel().getByRole('button', { name: 'Contact inklappen' }));
    expect(await button('Nu in gesprek: Maria')).toHaveFocus();
    start();
    expect(await screen.findByRole('textbox', { name: 'Notities' })).toHaveFocus();
    await user.click(await panel().findByRole('searchbox', { name: 'Zoek een vraag' }));
    start();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveFocus());
    await user.click(panel().getByRole('button', { name: 'Parkeren' }));
    const parked = await button('Verder met Maria');
    expect(parked).toHaveFocus();
    await user.keyboard('c');
    expect(await screen.findByRole('textbox', { name: 'Notities' })).toHaveFocus();
    expect(spokenTexts().filter((text) => text === 'Verder met Maria')).toHaveLength(1);
    await user.click(panel().getByRole('button', { name: 'Contact inklappen' }));
    await user.keyboard('p');
    expect(await button('Verder met Maria')).toHaveFocus();
  });

  it('follows questions that are added and removed', async () => {
    const { user } = await inConversation();
    const fields = () => panel().getAllByRole('searchbox', { name: 'Zoek een vraag' });
    await user.click(await button('In eigen woorden'));
    expect(panel().getByRole('textbox', { name: 'Toelichting' })).toHaveFocus();
    await user.keyboard('Lekkage');
    await user.tab();
    await user.click(await button('Vraag toevoegen'));
    expect(fields()[1]).toHaveFocus();
    await user.click(await button('Vraag 1 verwijderen'));
    expect(fields()).toHaveLength(1);
    expect(fields()[0]).toHaveFocus();
  });

  it('goes from a chosen subject to the subjects within it, and from the last subject to the question', async () => {
    const { user } = await inConversation();
    await user.click(await button('Onderwerp kiezen'));
    await user.click(await button('Wonen'));
    const subjects = within(panel().getByRole('group', { name: 'Onderwerp' }));
    await waitFor(() => expect(subjects.getAllByRole('listitem').at(2)?.firstChild).toHaveFocus());
    await user.click(await button('Woningruil'));
    await waitFor(() => expect(panel().getByRole('searchbox', { name: 'Zoek een vraag' })).toHaveFocus());
    await user.click(await button('Alle onderwerpen'));
    expect(await button('Wonen')).toHaveFocus();
  });

  it('moves to the notes of the other contact when the last two are swapped, also while typing', async () => {
    const { user, store } = await inConversation();
    await user.keyboard('Eerste');
    act(() => {
      store.dispatch(contactStarted({ person: { id: 'x', name: 'Jan', details: '' } }));
    });
    const notes = () => screen.getByRole('textbox', { name: 'Notities' });
    await waitFor(() => expect(notes()).toHaveValue(''));
    await user.keyboard('Tweede');
    await user.keyboard('{Alt>}w{/Alt}');
    await waitFor(() => expect(notes()).toHaveValue('Eerste'));
    expect(notes()).toHaveFocus();
    await user.keyboard('{Alt>}w{/Alt}');
    await waitFor(() => expect(notes()).toHaveValue('Tweede'));
    expect(notes()).toHaveFocus();
  });

  it('moves to the text that confirms the identity, and returns to the facts when that is undone', async () => {
    const { user } = await inConversation();
    const birthDate = await screen.findByRole('checkbox', { name: /^Geboortedatum: / });
    await user.click(birthDate);
    await user.click(screen.getByRole('checkbox', { name: /^Adres: / }));
    await user.click(await button('Identiteit vastgesteld'));
    expect(screen.getByText(/^Vastgesteld om .* op geboortedatum en adres\.$/)).toHaveFocus();
    await user.click(await button('Ongedaan maken'));
    expect(screen.getByRole('checkbox', { name: /^Geboortedatum: / })).toHaveFocus();
  });

  it('reaches the contact before the page, and by a link at the top', async () => {
    const { user, notes } = await inConversation();
    const main = screen.getByRole('main');
    expect(notes.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    act(() => screen.getByRole('link', { name: 'Naar de inhoud' }).focus());
    await user.click(await screen.findByRole('link', { name: 'Naar het contact' }));
    expect(screen.getByRole('complementary', { name: /^Lopend contact/ })).toHaveFocus();
  });

  it('returns on Escape to where it came from, and the contact stays open', async () => {
    const { user, origin, notes } = await inConversation();
    await user.type(notes, 'Belt over de huur{Escape}');
    expect(origin).toHaveFocus();
    expect(notes).toHaveValue('Belt over de huur');
  });

  it('goes to the bar on Escape if the contact covers the page', async () => {
    const { user, store } = await inConversation();
    act(() => void store.dispatch(modeDetected('mobile')));
    await user.click(screen.getByRole('textbox', { name: 'Notities' }));
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await button('Nu in gesprek: Maria')).toHaveFocus());
  });

  it('returns to where it came from when the contact is registered or thrown away', async () => {
    const { user, origin, notes, start } = await inConversation();
    await user.type(notes, 'Belt over de huur');
    await waitFor(async () =>
      expect(await button('Afronden en vastleggen')).not.toHaveAttribute('aria-disabled'),
    );
    await user.click(await button('Afronden en vastleggen'));
    await waitFor(() => expect(origin).toHaveFocus());
    start();
    await user.click(await button('Weggooien'));
    await user.click(await button('Contact weggooien'));
    await waitFor(() => expect(origin).toHaveFocus());
  });
});
