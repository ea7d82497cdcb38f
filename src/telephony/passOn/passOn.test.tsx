import { screen, waitFor, within } from '@testing-library/react';
import { hubServer, phoneOrders, stats, userIds, world } from '@mocks/backend/testServer';
import { aMobile, aPerson, db, reachedAt } from '@mocks/db';
import { aTab } from '@mocks/telephony/testPhone';
import { dutchDate } from '@/lib/dates/calendar';
import { answerWith } from '@/testing/backEnd';
import { renderApp } from '@/testing/renderApp';

const NUMBER = '0612345678';
const callsOf = (userId: string) => db.phones.find(userId)?.calls ?? [];

/** In conversation with Maria, while Bram can take a call and Carla cannot. */
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
  return { ...app, me, bram, bar, contact };
}

it('passes a call on to a colleague who is free, who can be given what was noted with one press more', async () => {
  const { user, contact } = await inConversation();
  await user.click(await screen.findByRole('button', { name: /^Naar Bram/ }));
  await waitFor(() => expect(callsOf(userIds.bram)).toMatchObject([{ number: NUMBER }]));
  await waitFor(() => expect(callsOf(userIds.anne)).toEqual([]));
  await user.click(await contact.findByRole('button', { name: /^Meegeven aan Bram/ }));
  const task = within(await screen.findByRole('dialog', { name: 'Taak aanmaken' }));
  expect(await task.findByRole('combobox', { name: /Behandelaar/ })).toHaveValue('Bram Jansen');
});

it('stays with who has it when the colleague cannot take it, and says why', async () => {
  const { user, bram, contact } = await inConversation();
  const target = await screen.findByRole('button', { name: /^Naar Bram/ });
  bram.call('notReady');
  await user.click(target);
  expect(callsOf(userIds.anne)).toMatchObject([{ number: NUMBER }]);
  expect(contact.queryByRole('button', { name: /^Meegeven/ })).toBeNull();
});

it('tells what a colleague does today, once it is asked (TEL-34, TEL-37)', async () => {
  const calendar = () => stats.of('GET /api/v1/calendar/forday/:id');
  const day = dutchDate(Date.now());
  answerWith('/api/v1/calendar/forday/*', [
    { subject: 'Cursus', startTime: `${day}T09:00:00.000Z`, isAllDay: true, status: 'OOF' },
  ]);
  const { user } = await inConversation();
  const target = await screen.findByRole('button', { name: /^Naar Bram/ });
  expect(calendar()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Agenda van Bram Jansen vandaag' }));
  const agenda = within(screen.getByRole('group', { name: 'Agenda van Bram Jansen vandaag' }));
  expect(await agenda.findByRole('listitem')).toHaveTextContent('Hele dagCursusAfwezig');
  const [question, ...more] = calendar().map(({ path, query }) => [
    path,
    new URLSearchParams(query).toString(),
  ]);
  expect(question).toEqual([`/api/v1/calendar/forday/${userIds.bram}`, `day=${day}&days=1`]);
  expect(more).toEqual([]);
  expect(target).toBeVisible();
});
