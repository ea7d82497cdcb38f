import { act, screen, waitFor, within } from '@testing-library/react';
import { aCaseActivity, aPerson, aRegistration, aTask, aTimelineCase, db } from '@mocks/db';
import { faults, pushTask } from '@mocks/backend/testServer';
import { toastShown } from '@/core/toasts/toastsSlice';
import { NARROW_QUERY } from '@/core/device/narrow';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { keepFocus } from '@/lib/keepFocus';
import { renderApp } from '@/testing/renderApp';

const LIST = '/dashboard/taken/overzicht';
const MARIA = 'e2000000-0000-4000-8000-000000000002';
const CARD = `/klantenkaart/${MARIA}`;

/** Ends `keepFocus`. Each test starts `keepFocus`, because a page starts it only after a moment. */
let end: () => void;
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => end());

function onNarrowDesktop() {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query === NARROW_QUERY }),
  );
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const row = (name: RegExp) => screen.findByRole('link', { name });
const reachesFocus = (find: () => Promise<HTMLElement>) =>
  waitFor(async () => expect(await find()).toHaveFocus());

const tasks = (...subjects: string[]) =>
  subjects.map((subject, index) =>
    db.tasks.add(aTask({ subject, ends: `2027-01-0${index + 1}T11:00:00.000Z` })),
  );

describe('In the list of tasks the focus moves', () => {
  it('from a removed filter to the next filter, and from the last filter to the list', async () => {
    tasks('Lekkage');
    onNarrowDesktop();
    const { user } = renderApp(`${LIST}?status=PickedUp&taskTypes=Klacht`);
    await user.click(await button('Filter ‘Status: Opgepakt’ wissen'));
    await reachesFocus(() => button('Filter ‘Taaktype: Klacht’ wissen'));
    await user.keyboard('{Enter}');
    await reachesFocus(() => heading('Taken'));
  });

  it('to the list when all filters of an empty list are cleared', async () => {
    tasks('Lekkage');
    const { user } = renderApp(`${LIST}?status=Finished`);
    const [clear] = await screen.findAllByRole('button', { name: 'Filters wissen' });
    await user.click(clear!);
    await row(/Lekkage,/);
    await reachesFocus(() => heading('Taken'));
  });

  it('from a row that a colleague deletes to the row that takes its place', async () => {
    const [first] = tasks('Eerste', 'Tweede');
    renderApp(LIST);
    (await row(/Eerste,/)).focus();
    const gone = db.tasks.change(first!, {
      status: TaskStatus.Removed,
      lastModified: '2999-01-01T00:00:00.000Z',
    });
    await waitFor(() => {
      act(() => pushTask('deleted', gone));
      expect(screen.queryByRole('link', { name: /Eerste,/ })).toBeNull();
    });
    await reachesFocus(() => row(/Tweede,/));
  });

  it('to the list when the selection is cleared', async () => {
    tasks('Eerste', 'Tweede');
    const { user } = renderApp(LIST);
    const [first] = await screen.findAllByRole('checkbox', { name: /Eerste.* selecteren/ });
    await user.click(first!);
    await user.click(await button('Selectie opheffen'));
    await reachesFocus(() => heading('Taken'));
  });

  it('to the list when a failed list is requested again', async () => {
    faults.add({ path: '/api/v1/task/overview', status: 500 });
    tasks('Lekkage');
    const { user } = renderApp(LIST);
    const again = await button('Opnieuw proberen');
    faults.clear();
    await user.click(again);
    await row(/Lekkage,/);
    await reachesFocus(() => heading('Taken'));
  });
});

it('The focus moves from a closed toast to the next toast, and from the last toast back to its origin', async () => {
  tasks('Lekkage');
  const { user, store } = renderApp(LIST);
  const origin = await row(/Lekkage,/);
  origin.focus();
  act(() => {
    for (const text of ['Eerste melding', 'Tweede melding'])
      store.dispatch(toastShown({ kind: 'warning', text }));
  });
  const region = within(await screen.findByRole('region', { name: 'Meldingen in beeld' }));
  const close = () => region.getAllByRole('button', { name: 'Melding sluiten' });
  await user.click(close()[0]!);
  await waitFor(() => expect(close()).toHaveLength(1));
  await reachesFocus(() => Promise.resolve(close()[0]!));
  await user.keyboard('{Enter}');
  await reachesFocus(() => row(/Lekkage,/));
});

describe('On a card the focus moves', () => {
  it('from a case deleted from the timeline to the case that takes its place', async () => {
    ['Kapot', 'Lekkage'].forEach((title, index) => {
      const moment = new Date(Date.now() - (index + 5) * 60_000).toISOString();
      const { id } = db.cases.add(aTimelineCase({ title, personId: MARIA, created: moment }));
      db.caseActivities.add(aCaseActivity({ caseId: id, startTime: moment }));
    });
    const { user } = renderApp(`${CARD}/tijdlijn`, { user: 'carla' });
    await user.click(await button('Acties voor Kapot'));
    await user.click(await screen.findByRole('menuitem', { name: 'Zaak verwijderen' }));
    await user.click(await button('Verwijderen'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Kapot/ })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement?.closest('li, [role=listitem]')).toHaveTextContent('Lekkage'),
    );
  });

  it('from a deleted registration to the registration that takes its place', async () => {
    db.people.add(aPerson({ id: 'p1' }));
    for (const id of ['r0', 'r1'])
      db.registrations.add(aRegistration({ id, personId: 'p1', registrationNumber: null }));
    const { user } = renderApp('/klantenkaart/p1/registraties', { user: 'carla' });
    const remove = () => screen.findAllByRole('button', { name: /^Inschrijving Woning verwijderen/ });
    await user.click((await remove())[0]!);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verwijderen' }),
    );
    await waitFor(async () => expect(await remove()).toHaveLength(1));
    await waitFor(async () =>
      expect((await remove())[0]!.closest('li')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('to a panel that opens, and back with Escape', async () => {
    const { user } = renderApp(`${CARD}/tijdlijn`, { user: 'carla' });
    await user.click(await button('Direct regelen'));
    await reachesFocus(() => heading('Direct regelen'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('heading', { name: 'Direct regelen' })).toBeNull();
    await reachesFocus(() => button('Direct regelen'));
  });

  it('from a closed panel to the button that opened it', async () => {
    const { user } = renderApp(`${CARD}/contracten`, { user: 'carla' });
    const opener = await button('Direct regelen');
    await user.click(opener);
    await user.click(await button('Direct regelen sluiten'));
    await reachesFocus(() => button('Direct regelen'));
  });
});
