import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { anAnnouncement, aPerson, db } from '@mocks/db';
import { hubServer, pushHub, stats, world } from '@mocks/backend/testServer';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { Person } from '@/domain/people/person';
import { recordEvents } from '@/hubs/recordEvents';
import { aUser } from '@/testing/coreStore';
import { hurried } from '@/testing/hurried';
import { renderApp } from '@/testing/renderApp';

const maria = () => db.people.add(aPerson({ name: 'Maria van Dijk' }));
const asked = (path: string) => stats.seen.filter((seen) => seen.path.includes(path)).length;
const addressOf = ({ path, query }: { path: string; query: string }) => `${path}?${query}`;
const watched = () =>
  hubServer.invocations.map(({ hub, target, args }) => `${hub} ${target} ${String(args[0])}`);

describe('an open card', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  it('is synchronised, follows its hubs, and unsubscribes when it is closed', async () => {
    const person = maria();
    world.synchronisationMs = null;
    const { store, router } = renderApp(`/klantenkaart/${person.id}/contracten`);
    const texts = () => selectToasts(store.getState()).map(({ text }) => text);
    await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' });
    await hurried(() => expect(watched()).toContain(`personHub startJitUpdate ${person.id}`));
    expect(watched()).toEqual(
      expect.arrayContaining([
        `activityHub subscribe ${person.id}`,
        `billHub subscribe ${person.id}`,
        `contractHub subscribe ${person.id}`,
        `announcementHub subscribe ${person.id}`,
      ]),
    );
    await waitFor(() => expect(texts()).toEqual(['Persoonlijke gegevens']));
    expect(await screen.findByText('Wordt bijgewerkt')).toBeVisible();

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

  it('shows at once that it is not synchronised when the server refuses', async () => {
    hubServer.replyTo('personHub', 'startJitUpdate', { error: 'De koppeling werkt niet.' });
    const { store } = renderApp(`/klantenkaart/${maria().id}/contracten`);
    const texts = () => selectToasts(store.getState()).map(({ text }) => text);
    await hurried(() => expect(texts()).toEqual(['Synchronisatie persoonlijke gegevens mislukt']));
    expect(await screen.findByText('Niet bijgewerkt')).toBeVisible();
  });

  it('reads the person again when the hub sends only their id', async () => {
    const person = maria();
    world.synchronisationMs = null;
    renderApp(`/klantenkaart/${person.id}/contracten`);
    await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' });
    await hurried(() => expect(watched()).toContain(`personHub startJitUpdate ${person.id}`));
    db.people.change(person, { name: 'Maria Jansen' });
    pushHub('personHub', 'updated', { id: person.id });
    await screen.findByRole('heading', { level: 1, name: 'Maria Jansen' });
  });

  it('reads data again when another of its hubs invalidates the data', async () => {
    const person = maria();
    world.synchronisationMs = null;
    renderApp(`/klantenkaart/${person.id}/contracten`);
    await hurried(() => expect(watched()).toContain(`contractHub subscribe ${person.id}`));
    await waitFor(() => expect(asked('/contract')).toBeGreaterThan(0));
    const before = asked('/contract');
    pushHub('contractHub', 'updated', { id: 'a-contract', customers: [{ personId: person.id }] });
    await waitFor(() => expect(asked('/contract')).toBeGreaterThan(before));
  });

  it('shows a message when it was not synchronised within a minute', async () => {
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

  it('reads once more the data that it had read before its hubs were subscribed', async () => {
    const person = maria();
    world.synchronisationMs = null;
    renderApp(`/klantenkaart/${person.id}/mededelingen`);
    expect(await screen.findByText('Er zijn geen mededelingen.')).toBeVisible();
    const before = asked(`/people/${person.id}`);
    db.people.change(person, { name: 'Maria Jansen' });
    db.announcements.add(anAnnouncement({ title: 'Let op de hond', personIds: [person.id] }));
    expect(watched()).not.toContain(`announcementHub subscribe ${person.id}`);
    await vi.advanceTimersByTimeAsync(4_000);
    await screen.findByRole('heading', { level: 1, name: 'Maria Jansen' });
    expect(await screen.findByText('Let op de hond')).toBeVisible();
    expect(asked(`/people/${person.id}`)).toBe(before);
  });

  it('sends no request more than twice while it opens', async () => {
    const { id } = maria();
    renderApp(`/klantenkaart/${id}/gegevens`);
    await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' });
    await vi.advanceTimersByTimeAsync(10_000);
    const paths = stats.seen.map(({ path }) => path);
    const addresses = stats.seen.map(addressOf);
    const often = addresses.filter((address) => addresses.filter((one) => one === address).length > 2);
    expect(often).toEqual([]);
    expect(asked(`/account/byPerson/${id}`)).toBe(2);
    expect(paths.filter((path) => path === `/api/v1/people/${id}`)).toHaveLength(1);
  });

  it('sends few requests however many events arrive, and evaluates only the newest person', async () => {
    const person = maria();
    world.synchronisationMs = null;
    renderApp(`/klantenkaart/${person.id}/contracten`);
    await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' });
    await vi.advanceTimersByTimeAsync(10_000);
    const before = stats.seen.length;
    const began = Date.now();
    for (let nth = 1; nth <= 40; nth += 1) {
      pushHub('personHub', 'updated', { ...person, name: `Maria ${nth}` });
      pushHub('contractHub', 'updated', { id: 'a-contract', customers: [{ personId: person.id }] });
      pushHub('announcementHub', 'updated', { id: 'een', personIds: [person.id] });
      await vi.advanceTimersByTimeAsync(50);
    }
    await screen.findByRole('heading', { level: 1, name: 'Maria 40' });
    await vi.advanceTimersByTimeAsync(10_000);
    const later = stats.seen.slice(before);
    const counts: Record<string, number> = {};
    for (const address of later.map(addressOf)) counts[address] = (counts[address] ?? 0) + 1;
    const seconds = (Date.now() - began) / 1_000;
    const often = Object.entries(counts).filter(([, count]) => count > seconds + 1);
    expect(often).toEqual([]);
    const evaluated = later.filter(({ path }) => path === '/api/v1/indicator/evaluate');
    expect(evaluated.length).toBeGreaterThan(0);
    for (const { body } of evaluated) expect(JSON.stringify(body)).toContain('Maria 40');
  });

  it('reads the person again after an event of an unknown kind', async () => {
    const person = maria();
    world.synchronisationMs = null;
    const { store } = renderApp(`/klantenkaart/${person.id}/contracten`);
    await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' });
    const started = () => selectToasts(store.getState()).map(({ text }) => text);
    await hurried(() => expect(started()).toEqual(['Persoonlijke gegevens']));
    const event = { hub: 'personHub' as const, kind: 'merged', ids: [person.id] };
    const record = v.parse(Person, { ...person, name: 'Iemand anders' });
    db.people.change(person, { name: 'Maria Jansen' });
    store.dispatch(recordEvents({ events: [{ ...event, record }], user: aUser(), now: 0 }));
    await screen.findByRole('heading', { level: 1, name: 'Maria Jansen' });
  });
});
