import { screen, waitFor } from '@testing-library/react';
import { aPerson, db } from '@mocks/db';
import { hubServer, pushHub, stats, world } from '@mocks/backend/testServer';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { renderApp } from '@/testing/renderApp';

const maria = () => db.people.add(aPerson({ name: 'Maria van Dijk' }));
const asked = (path: string) => stats.seen.filter((seen) => seen.path.includes(path)).length;
const watched = () =>
  hubServer.invocations.map(({ hub, target, args }) => `${hub} ${target} ${String(args[0])}`);

describe('an open card', () => {
  it('is synchronised, follows what its hubs tell, and is left alone when it is closed', async () => {
    const person = maria();
    world.synchronisationMs = null;
    const { store, router } = renderApp(`/klantenkaart/${person.id}/contracten`);
    const texts = () => selectToasts(store.getState()).map(({ text }) => text);
    await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' });
    await waitFor(() => expect(watched()).toContain(`personHub startJitUpdate ${person.id}`));
    expect(watched()).toEqual(
      expect.arrayContaining([
        `activityHub subscribe ${person.id}`,
        `billHub subscribe ${person.id}`,
        `contractHub subscribe ${person.id}`,
        `announcementHub subscribe ${person.id}`,
      ]),
    );
    await waitFor(() => expect(texts()).toEqual(['Persoonlijke gegevens']));

    pushHub('personHub', 'updated', { ...person, name: 'Maria Jansen' });
    await screen.findByRole('heading', { level: 1, name: 'Maria Jansen' });
    expect(texts()).toEqual([]);
    const before = asked(`/people/${person.id}`);
    pushHub('personHub', 'updated', aPerson({ name: 'Een ander' }));
    pushHub('personHub', 'updated', { id: person.id, contactDetails: 7, name: null });
    await screen.findByRole('heading', { level: 1, name: 'Naam onbekend' });
    expect(asked(`/people/${person.id}`)).toBe(before);

    await router.navigate('/dashboard/taken/overzicht');
    await waitFor(() => expect(watched()).toContain(`personHub unsubscribe ${person.id}`));
  });

  it('says when it could not be synchronised within a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const person = maria();
    world.synchronisationMs = null;
    const { store } = renderApp(`/klantenkaart/${person.id}/contracten`);
    const texts = () => selectToasts(store.getState()).map(({ text }) => text);
    await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' });
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(texts()).toEqual(['Persoonlijke gegevens']));
    await vi.advanceTimersByTimeAsync(60_000);
    await waitFor(() => expect(texts()).toEqual(['Synchronisatie persoonlijke gegevens mislukt']));
  });
});
