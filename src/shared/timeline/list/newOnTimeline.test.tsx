import { screen, waitFor, within } from '@testing-library/react';
import { aCaseActivity, anAssignee, db } from '@mocks/db';
import { userIds } from '@mocks/backend/testServer';
import { queries } from '@/api/http/queries';
import { renderApp } from '@/testing/renderApp';
import { collectSpoken } from '@/testing/spokenTexts';
import { happened, minutesAgo, readForAWhile, TIMELINE_PATH } from '@/testing/timeline';

const open = () => renderApp(TIMELINE_PATH, { user: 'carla' });
const fold = (name: RegExp) => screen.findByRole('button', { name });

describe('a new case', () => {
  const titles = () =>
    within(screen.getByRole('list', { name: 'Tijdlijn' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /Lekkage|Sleutel|Nieuw/.exec(textContent)?.[0]);
  const readAgain = ({ store }: ReturnType<typeof open>) =>
    store.dispatch(queries.util.invalidateTags(['timeline']));

  it('waits behind a button, is announced once, and is shown on top when the button is pressed', async () => {
    const heard = collectSpoken();
    const { found } = happened('Lekkage', 30);
    happened('Sleutel', 20);
    const app = open();
    await fold(/^Lekkage/);
    readForAWhile();
    happened('Nieuw', 5);
    readAgain(app);
    await screen.findByRole('button', { name: '1 nieuwe tonen' });
    db.caseActivities.add(aCaseActivity({ caseId: found.id, startTime: minutesAgo(1) }));
    readAgain(app);
    const show = await screen.findByRole('button', { name: '2 nieuwe tonen' });
    expect(titles()).toEqual(['Sleutel', 'Lekkage']);
    expect(heard.filter((text) => text === 'Er is iets nieuws op de tijdlijn.')).toHaveLength(1);
    await app.user.click(show);
    expect(titles()).toEqual(['Lekkage', 'Nieuw', 'Sleutel']);
    expect(screen.queryByRole('button', { name: /nieuwe tonen$/ })).toBeNull();
    await waitFor(async () => expect(await fold(/^Lekkage/)).toHaveFocus());
  });

  it("is shown at once if it is the user's own", async () => {
    happened('Lekkage', 30);
    const app = open();
    await fold(/^Lekkage/);
    readForAWhile();
    happened('Nieuw', 5, { colleague: anAssignee({ id: userIds.carla }) });
    readAgain(app);
    await fold(/^Nieuw/);
    expect(titles()).toEqual(['Nieuw', 'Lekkage']);
  });

  it('is shown at once if nothing was read yet', async () => {
    happened('Lekkage', 30);
    const app = open();
    await fold(/^Lekkage/);
    await app.user.click(screen.getByRole('link', { name: 'Contracten' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Tijdlijn' })).toBeNull());
    happened('Nieuw', 5);
    readAgain(app);
    await app.user.click(screen.getByRole('link', { name: 'Tijdlijn' }));
    await fold(/^Nieuw/);
  });
});

it('Activities below the heading of their day show only the time, also in an unfolded case', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), toFake: ['Date'] });
  const { found } = happened('Lekkage', 30);
  db.caseActivities.add(aCaseActivity({ caseId: found.id, startTime: minutesAgo(60) }));
  db.caseActivities.add(aCaseActivity({ caseId: found.id, startTime: minutesAgo(26 * 60) }));
  const { user } = open();
  await user.click(await fold(/^Lekkage/));
  const list = within(await screen.findByRole('list', { name: 'Gebeurtenissen van Lekkage' }));
  const times = list.getAllByRole('listitem').map((item) => item.querySelector('time')?.textContent);
  expect(times).toEqual(['12:30', '12:00', 'gisteren 11:00']);
});
