import { screen, within } from '@testing-library/react';
import { deliveries, faults, stats, world } from '@mocks/backend/testServer';
import { aLogEntry, anUndeliveredMessage, aSynchronizedObject, aTask, db } from '@mocks/db';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';

const LIST = '/beheer/diagnostics/servicebuserrors';
const LOG = '/beheer/diagnostics/systemlog';
const ID = 'dd000000-0000-4000-8000-000000000001';
const ofApplication = (application: string) => ({
  queueName: 'dynamics.relaties',
  body: '{"type":"PersoonGewijzigd","id":12345678901234567890}',
  metaData: { application, consumer: 'RelatieConsumer', retries: 2 },
});
const aFailure = (changes: Parameters<typeof anUndeliveredMessage>[0] = {}) =>
  db.undeliveredMessages.add(anUndeliveredMessage({ message: ofApplication('Dynamics'), ...changes }));
const statusOf = (id: string) => db.undeliveredMessages.find(id)?.status;

it('A message is shown and put through, and the outcome appears without a reload', async () => {
  deliveries.ms = 30;
  aFailure({ id: ID, exception: 'System.TimeoutException: te laat\n   at Verwerking.cs:line 40' });
  const { user } = renderApp(`${LIST}/${ID}`, { user: 'carla' });
  expect(await screen.findByRole('heading', { level: 1, name: 'PersoonGewijzigd' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Tekst van het bericht' })).toHaveTextContent(
    '"id": 12345678901234567890',
  );
  await user.click(screen.getByRole('button', { name: 'Ruw' }));
  expect(screen.getByText('{"type":"PersoonGewijzigd","id":12345678901234567890}')).toBeVisible();
  expect(screen.queryByText(/line 40/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hele foutmelding' }));
  expect(screen.getByText(/line 40/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opnieuw aanbieden' }));
  expect(await screen.findByText('Het bericht is alsnog bezorgd.', {}, { timeout: 3_000 })).toBeVisible();
  expect(await screen.findByText(/Er zijn geen mislukte berichten/)).toBeVisible();
});

it('A message reports that its retry could not be sent, and later that its delivery failed again', async () => {
  deliveries.ms = 30;
  deliveries.set('Dynamics', 'broken');
  aFailure({ id: ID });
  const { user, store } = renderApp(`${LIST}/${ID}`, { user: 'carla' });
  const retry = await screen.findByRole('button', { name: 'Opnieuw aanbieden' });
  faults.add({ method: 'PUT', path: `/api/v1/undeliveredmessage/${ID}/retry`, status: 503, times: 1 });
  await user.click(retry);
  expect(
    await screen.findByText('Het bericht is niet opnieuw aangeboden.', { selector: 'main *' }),
  ).toBeVisible();
  await untilMaySubmit(store, 'diagnostics/retry', ID);
  await user.click(retry);
  expect(
    await screen.findByText('Het bericht is opnieuw niet bezorgd.', {}, { timeout: 3_000 }),
  ).toBeVisible();
});

it('The selected messages are put through', async () => {
  deliveries.ms = 5;
  aFailure({ id: ID });
  aFailure({ status: 2 });
  const { user } = renderApp(`${LIST}?status=All`, { user: 'carla' });
  await user.click(await screen.findByRole('checkbox', { name: /^Alle mislukte/ }));
  const bar = within(screen.getByRole('group', { name: 'Geselecteerde berichten' }));
  await user.click(bar.getByRole('button', { name: 'Opnieuw aanbieden' }));
  expect(await screen.findByRole('heading', { name: '1 gelukt' }, { timeout: 3_000 })).toBeVisible();
  expect(statusOf(ID)).toBe('Resolved');
});

it('Shift selects failed messages without opening one, and a shortcut puts the selected messages through', async () => {
  deliveries.ms = 5;
  const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
  const failures = [5, 4, 3, 2].map((minute) =>
    aFailure({
      faultTime: at(minute),
      message: { ...ofApplication('Dynamics'), body: `{"type":"M${minute}"}` },
    }),
  );
  const { user, router } = renderApp(LIST, { user: 'carla' });
  const row = (minute: number) => screen.findByRole('link', { name: new RegExp(`^M${minute},`) });
  const count = (words: string) => screen.findByText(words, { selector: '[role=group] *' });
  await row(5);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await count('2 geselecteerd');
  expect(await row(4)).toHaveFocus();
  await user.keyboard('{Shift>}');
  await user.click(await row(2));
  await user.keyboard('{/Shift}');
  await count('4 geselecteerd');
  expect(router.state.location.pathname).toBe(LIST);
  const bar = screen.getByRole('group', { name: 'Geselecteerde berichten' });
  expect(bar.compareDocumentPosition(await row(5))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.keyboard('{Shift>}O{/Shift}');
  expect(await screen.findByRole('heading', { name: /gelukt/ }, { timeout: 5_000 })).toBeVisible();
  expect(failures.filter(({ id }) => statusOf(id) === 'Resolved').length).toBeGreaterThan(1);
});

it('The system log shows the entries of one scope, filtered by level', async () => {
  db.logEntries.add(aLogEntry({ scopeId: 'scope-1', message: 'Bericht ontvangen' }));
  db.logEntries.add(aLogEntry({ scopeId: 'scope-1', level: 'Error', message: 'Fout', exception: 'a\nb' }));
  db.logEntries.add(aLogEntry({ scopeId: 'scope-2', message: 'Van een ander' }));
  const { user } = renderApp(`${LOG}?scopeId=scope-1`, { user: 'carla' });
  expect(await screen.findByText('Bericht ontvangen')).toBeVisible();
  expect(screen.queryByText('Van een ander')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Fout' }));
  expect(screen.queryByText('Bericht ontvangen')).toBeNull();
  expect(screen.getByText(/1 met dit niveau, van de 2 geladen regels/)).toBeVisible();
});

it('The system that manages a record is found by the address of its card', async () => {
  db.synchronizedObjects.add(aSynchronizedObject({ entityId: ID, externalId: 'D-9000' }));
  renderApp(`/beheer/diagnostics/synchronizedobjects?query=https://balie/klantenkaart/${ID}/tijdlijn`, {
    user: 'carla',
  });
  expect(await screen.findByText('D-9000')).toBeVisible();
  expect(screen.getByText('Gesynchroniseerd')).toBeVisible();
});

it('An error task links to its message, the only part of diagnostics that an agent may see', async () => {
  aFailure({ id: ID });
  const task = db.tasks.add(
    aTask({
      properties: { undeliveredMessageId: ID, scopeId: 'scope-1' },
      taskType: { name: 'Fout', category: 3 },
    }),
  );
  const { user } = renderApp(`/dashboard/taken/overzicht/${task.id}/informatie`);
  await user.click(await screen.findByRole('link', { name: 'Bericht bekijken' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'PersoonGewijzigd' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Opnieuw aanbieden' })).toHaveAccessibleDescription(
    'Je hebt geen recht om berichten opnieuw aan te bieden.',
  );
  expect(screen.queryByRole('link', { name: 'Systeemlog van deze scope' })).toBeNull();
  expect(stats.seen.some(({ path }) => path === '/api/v1/undeliveredmessage')).toBe(false);
});

it.each([
  ['/techniek/logboek?scopeId=scope-1', 'Systeemlog'],
  [`/techniek/diagnostics/servicebuserrors/${ID}`, 'PersoonGewijzigd'],
])('A diagnostics page opens at the address that the installation configured: %s', async (address, title) => {
  aFailure({ id: ID });
  world.config = { managementRelativeUrl: 'techniek', managementSystemLogUrl: 'logboek' };
  renderApp(address, { user: 'carla' });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
