import { screen, waitFor, within } from '@testing-library/react';
import { pushHub, stats, userIds } from '@mocks/backend/testServer';
import { anOperator } from '@mocks/chat/records';
import { aColleague, db } from '@mocks/db';
import { world } from '@mocks/world/worldState';
import { answerWith } from '@/testing/backEnd';
import { renderApp } from '@/testing/renderApp';

const CALENDAR = 'GET /api/v1/calendar/forday/:id';

const meeting = (subject: string | null, from: string, until: string, more: object = {}) => ({
  subject,
  startTime: `2026-11-${from}:00.000Z`,
  endTime: `2026-11-${until}:00.000Z`,
  duration: 60,
  status: 'Busy',
  ...more,
});

const withCalendar = (facets: object = { calendar: { available: true } }) => {
  world.config = { facets };
};
const given = () => db.colleagues.add(aColleague({ name: 'Kees Kamer' }));
const cardOf = (personId: string, rest = '') => `/collegakaart/${personId}${rest}`;
const asked = (call: string) => stats.of(call).map(({ query }) => new URLSearchParams(query));

it('The card opens at a week, requests eight days, and shows each appointment once and in full', async () => {
  withCalendar();
  const { personId } = given();
  answerWith('/api/v1/calendar/forday/*', [
    meeting('Overleg', '24T09:00', '24T10:00', { location: 'Kamer 1' }),
    meeting('Erover', '24T09:30', '24T10:30'),
    meeting('Weekend', '28T09:00', '28T10:00'),
    'kapot',
  ]);
  const { user, router } = renderApp(cardOf(personId, '?week=2026-11-25'), {
    permissions: ['customerCard'],
  });
  const tuesday = within(await screen.findByRole('region', { name: /^dinsdag 24 november/ }));
  const overlapping = tuesday.getAllByRole('button');
  expect(overlapping.map(({ style }) => style.getPropertyValue('--columns'))).toEqual(['2', '2']);
  expect(router.state.location.pathname).toBe(cardOf(personId, '/calendar'));
  const question = asked(CALENDAR).find((query) => query.get('day') === '2026-11-23');
  expect(question?.get('days')).toBe('8');
  expect(within(screen.getByRole('region', { name: 'Ook in deze week' })).getByText('Weekend')).toBeVisible();
  const meant = 'Overleg · 24-11-2026 10:00 tot 11:00 · Kamer 1 · 1 uur';
  await user.click(tuesday.getByRole('button', { name: meant }));
  expect(within(await screen.findByRole('dialog')).getByText('Kamer 1')).toBeVisible();
});

it('Appointments beyond two at once are behind +n, which shows all of them', async () => {
  withCalendar();
  const { personId } = given();
  answerWith('/api/v1/calendar/forday/*', [
    meeting('Overleg', '24T09:00', '24T10:30'),
    meeting('Spreekuur', '24T09:15', '24T10:30'),
    meeting('Bezoek', '24T09:30', '24T10:00', { location: 'Kamer 3' }),
    meeting('Intervisie', '24T09:45', '24T10:15'),
  ]);
  const { user } = renderApp(cardOf(personId, '?week=2026-11-25'), { permissions: ['customerCard'] });
  const tuesday = within(await screen.findByRole('region', { name: /^dinsdag 24 november/ }));
  expect(tuesday.getAllByRole('button')).toHaveLength(3);
  await user.click(tuesday.getByRole('button', { name: 'Nog 2 afspraken: Bezoek, Intervisie' }));
  const rest = within(await screen.findByRole('dialog', { name: 'Nog 2 afspraken' }));
  expect(rest.getByRole('heading', { name: 'Intervisie' })).toBeVisible();
  expect(rest.getByText('Kamer 3')).toBeVisible();
});

it('The card opens at the timeline if no calendars are configured', async () => {
  withCalendar({});
  const { personId } = given();
  const { router } = renderApp(cardOf(personId), { permissions: ['customerCard'] });
  expect(await screen.findByRole('heading', { name: 'Kees Kamer' })).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/history$/));
  const menu = within(screen.getByRole('navigation', { name: 'Onderdelen van de collegakaart' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tijdlijn']);
});

it.each([
  ['one’s own calls', 'anne', ['customerCard'], /\/telephony$/],
  ['those of others without the right', 'bram', ['customerCard'], /^\/error\/401$/],
  ['those of others with the right', 'bram', ['customerCard', 'phoneViewColleagueHistory'], /\/telephony$/],
] as const)('The telephony tab opens or refuses %s', async (_, whose, permissions, place) => {
  withCalendar();
  const personId = db.colleagues.find(userIds[whose])?.personId ?? '';
  const { router } = renderApp(cardOf(personId, '/telephony'), { permissions });
  await waitFor(() => expect(router.state.location.pathname).toMatch(place));
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toMatch(place);
});

it('The card shows the presence of a colleague, and follows its changes (UCC-12, 25, 26)', async () => {
  const { id, personId } = given();
  renderApp(cardOf(personId), { permissions: ['customerCard'] });
  const facts = within(await screen.findByRole('complementary', { name: 'Gegevens van de collega' }));
  const availability = () => facts.getByText('Bereikbaarheid').nextElementSibling;
  await facts.findByText('Bereikbaarheid');
  /* The presence is read again once the hub is open. */
  await waitFor(() => expect(stats.of('GET /api/v1/presence/getstatusbyids')).toHaveLength(2));
  for (const [status, words] of [
    ['Busy', 'Bezet'],
    ['Away', 'Afwezig'],
    ['Available', 'Beschikbaar'],
    ['Iets nieuws', 'Niet bekend'],
  ]) {
    pushHub('presenceHub', 'statusUpdated', { userId: id, status });
    await waitFor(() => expect(availability()).toHaveTextContent(new RegExp(`^${words}`)));
  }
});

it.each([
  [{ isLoggedIn: true }, 'Beschikbaar'],
  [{ isLoggedIn: false }, 'Niet beschikbaar'],
  [null, 'Niet aangemeld'],
])('The card shows the chat status of a colleague: %j (CHAT-15)', async (operator, expected) => {
  const { personId } = given();
  if (operator) db.chatOperators.add(anOperator({ personId, ...operator }));
  renderApp(cardOf(personId), { permissions: ['customerCard', 'viewChatConversation'] });
  const facts = within(await screen.findByRole('complementary', { name: 'Gegevens van de collega' }));
  await waitFor(() =>
    expect(facts.getByText('Chat').nextElementSibling).toHaveTextContent(new RegExp(`^${expected}$`)),
  );
});
