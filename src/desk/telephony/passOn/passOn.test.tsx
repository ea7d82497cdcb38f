import { screen, waitFor, within } from '@testing-library/react';
import { hubServer, phoneOrders, stats, userIds, world } from '@mocks/backend/testServer';
import { aMobile, aPerson, db, reachedAt } from '@mocks/db';
import { aTab } from '@mocks/telephony/testPhone';
import { dutchDate } from '@/lib/dates/calendar';
import { addDays } from '@/lib/dates/deadlineFilter';
import { formatDay } from '@/lib/dates/formatDay';
import { answerWith } from '@/testing/backEnd';
import { spokenTexts } from '@/testing/spokenTexts';
import { renderApp } from '@/testing/renderApp';

const NUMBER = '0612345678';
const callsOf = (userId: string) => db.phones.find(userId)?.calls ?? [];

/** Starts a call with Maria, while Bram can take a call and Carla cannot. */
async function inConversation() {
  world.config = { facets: { telephony: { available: true }, calendar: { available: true } } };
  db.people.add(aPerson({ name: 'Maria van Dijk', ...reachedAt({ phoneNumbers: [aMobile(NUMBER)] }) }));
  const app = renderApp('/dashboard/mededelingen');
  await waitFor(() => expect(hubServer.clients.some(({ hub }) => hub === 'phoneHub')).toBe(true));
  const [me, bram, carla] = [aTab('anne'), aTab('bram'), aTab('carla')];
  phoneOrders.setPace({ pace: { stepMs: 0 } });
  for (const desk of [me, bram, carla]) desk.call('login');
  bram.call('ready');
  phoneOrders.ring({ user: 'anne', number: NUMBER });
  me.call('pickup');
  const bar = within(await screen.findByRole('region', { name: 'Telefoongesprekken' }));
  const contact = within(await screen.findByRole('complementary', { name: /met Maria van Dijk/ }));
  await app.user.click(bar.getByRole('button', { name: /^Doorverbinden/ }));
  return { ...app, me, bram, carla, bar, contact };
}

it('A call is passed on to a free colleague, and a further press hands over the notes', async () => {
  const { user, contact } = await inConversation();
  await user.click(await screen.findByRole('button', { name: /^Naar Bram/ }));
  await waitFor(() => expect(callsOf(userIds.bram)).toMatchObject([{ number: NUMBER }]));
  await waitFor(() => expect(callsOf(userIds.anne)).toEqual([]));
  await user.click(await contact.findByRole('button', { name: /^Meegeven aan Bram/ }));
  const task = within(await screen.findByRole('dialog', { name: 'Taak aanmaken' }));
  expect(await task.findByRole('combobox', { name: /Behandelaar/ })).toHaveValue('Bram Jansen');
});

it('A colleague who can be reached is offered before one who is not to be disturbed', async () => {
  const [AVAILABLE, DND] = [1, 8];
  answerWith('/api/v1/presence/getstatusbyids*', [
    { userId: userIds.bram, status: DND },
    { userId: userIds.carla, status: AVAILABLE },
  ]);
  const { carla } = await inConversation();
  carla.call('ready');
  const free = within(await screen.findByRole('region', { name: 'Toestel vrij' }));
  const names = () =>
    free.getAllByRole('button', { name: /^Naar (Bram|Carla) / }).map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(names()).toEqual([expect.stringMatching(/^Naar Carla/), expect.stringMatching(/^Naar Bram/)]),
  );
});

it('A call stays with the agent when the colleague cannot take it', async () => {
  const { user, bram, contact } = await inConversation();
  const target = await screen.findByRole('button', { name: /^Naar Bram/ });
  bram.call('notReady');
  await user.click(target);
  expect(callsOf(userIds.anne)).toMatchObject([{ number: NUMBER }]);
  expect(contact.queryByRole('button', { name: /^Meegeven/ })).toBeNull();
});

it('The calendar of a colleague is loaded on request, for today and the week after (TEL-34, TEL-37)', async () => {
  const calendar = () => stats.of('GET /api/v1/calendar/forday/:id');
  const day = dutchDate(Date.now());
  answerWith('/api/v1/calendar/forday/*', [
    { subject: 'Cursus', startTime: `${day}T09:00:00.000Z`, isAllDay: true, status: 'OOF' },
    { subject: 'Teamdag', startTime: `${addDays(day, 7)}T09:00:00.000Z`, isAllDay: true, status: 'Busy' },
  ]);
  const { user } = await inConversation();
  const target = await screen.findByRole('button', { name: /^Naar Bram/ });
  expect(calendar()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Agenda van Bram Jansen' }));
  const agenda = within(screen.getByRole('group', { name: 'Agenda van Bram Jansen' }));
  expect(await agenda.findByRole('listitem')).toHaveTextContent('Hele dagCursusAfwezig');
  const [question, ...more] = calendar().map(({ path, query }) => [
    path,
    new URLSearchParams(query).toString(),
  ]);
  expect(question).toEqual([`/api/v1/calendar/forday/${userIds.bram}`, `day=${day}&days=8`]);
  expect(more).toEqual([]);
  await user.click(agenda.getByRole('button', { name: 'Komende 7 dagen' }));
  expect(agenda.getByRole('region', { name: formatDay(addDays(day, 7)) })).toHaveTextContent('Teamdag');
  expect(target).toBeVisible();
});

const tasksOf = (userId: string) => db.tasks.all().filter(({ completeBy }) => completeBy?.id === userId);

it('The notes go to the colleague automatically as a task, which the contact reports', async () => {
  const { user, contact } = await inConversation();
  expect(screen.getByText('Wat je noteerde, gaat als taak mee naar de collega.')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.type(contact.getByRole('textbox', { name: 'Notities' }), 'Lekkage in de keuken');
  await user.keyboard('{Alt>}d{/Alt}');
  await user.click(await screen.findByRole('button', { name: /^Naar Bram/ }));
  expect(
    await contact.findByText('Doorverbonden met Bram Jansen, die een taak heeft met wat je noteerde.'),
  ).toBeVisible();
  expect(spokenTexts()).toContain('Gesprek doorverbonden met Bram Jansen.');
  expect(tasksOf(userIds.bram)).toMatchObject([
    { subject: 'Lekkage in de keuken', description: 'Lekkage in de keuken' },
  ]);
});

it('The offered colleagues have departments, and exclude the agent', async () => {
  const { user } = await inConversation();
  const bram = await screen.findByRole('button', { name: /^Naar Bram/ });
  await waitFor(() => expect(bram).toHaveTextContent(/Naar Bram Jansen\S/));
  await user.keyboard('an');
  const found = within(await screen.findByRole('region', { name: 'Collega’s' }));
  expect(found.getByRole('button', { name: /^Naar Bram/ })).toBeVisible();
  expect(found.queryByRole('button', { name: /^Naar Anne/ })).toBeNull();
});

it('A colleague is consulted while the caller waits, and the button to join them then names both people', async () => {
  const { user, bar } = await inConversation();
  await user.click(await screen.findByRole('button', { name: 'Eerst overleggen met Bram Jansen' }));
  await waitFor(() => expect(callsOf(userIds.anne)).toMatchObject([{ status: 6 }, { status: 2 }]));
  await user.click(await bar.findByRole('button', { name: /^Doorverbinden/ }));
  expect(await screen.findByRole('button', { name: /^Verbind Maria van Dijk met / })).toBeVisible();
});
