import { waitFor, within } from '@testing-library/react';
import { faults, hubConnections, pushHub, stats, userIds, world } from '@mocks/backend/testServer';
import { dependencies } from '@/core/dependencies';
import { dutchDate } from '@/lib/dates/calendar';
import { hurried } from '@/testing/hurried';
import { openedDialog } from '@/testing/openedDialog';

const DEBOUNCE_MS = 500;
const PRESENCE = 'GET /api/v1/presence/getstatusbyids';

async function searched(text: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, view } = await openedDialog('transfer', 'Doorschakelen', null);
  await user.type(await view.findByRole('searchbox', { name: 'Zoek een collega' }), text);
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  const row = (name: RegExp) => view.findByRole('button', { name });
  return { user, view, row };
}

it('The presence of all colleagues is fetched in one request and follows the hub', async () => {
  vi.spyOn(dependencies, 'random').mockReturnValue(0);
  const { row } = await searched('a');
  const bram = await row(/^Bram Jansen/);
  await hurried(() => expect(bram).toHaveTextContent('Offline'));
  const [first] = stats.of(PRESENCE);
  expect(new URLSearchParams(first?.query).getAll('ids').length).toBeGreaterThan(5);
  await hurried(() => expect(stats.of(PRESENCE)).toHaveLength(2));
  pushHub('presenceHub', 'statusUpdated', { userId: userIds.bram, status: 'Busy' });
  await waitFor(() => expect(bram).toHaveTextContent('Bezet'));
  pushHub('presenceHub', 'statusUpdated', { userId: userIds.bram, status: 42 });
  await waitFor(() => expect(bram).toHaveTextContent('Onbekend (42)'));
  expect(bram.querySelector('[data-availability]')).toHaveAttribute('data-availability', 'unknown');
  expect(bram.querySelector('[aria-live], [role=status]')).toBeNull();
  expect(stats.of(PRESENCE)).toHaveLength(2);
  hubConnections.drop('presenceHub');
  await hurried(() => expect(bram).toHaveTextContent('Offline'));
});

describe('the calendar of a colleague', () => {
  const CALENDAR = `/api/v1/calendar/forday/${userIds.bram}`;
  const withCalendar = (appointments: unknown) => {
    world.config = { facets: { calendar: { available: true } } };
    faults.add({ path: CALENDAR, body: JSON.stringify(appointments), contentType: 'application/json' });
  };
  const chosenByKeyboard = async () => {
    const { user, view, row } = await searched('bram');
    (await row(/^Bram Jansen/)).focus();
    await user.keyboard('{Enter}');
    return { agenda: within(await view.findByRole('region', { name: /^Agenda van Bram Jansen/ })) };
  };
  const today = (time: string) => `${dutchDate(Date.now())}T${time}:00.000Z`;

  it('is fetched for eight days and leaves out malformed appointments', async () => {
    withCalendar([
      { subject: 'Later', startTime: today('13:00'), endTime: today('14:00'), status: 'Tentative' },
      { subject: null, startTime: today('09:00'), endTime: null, status: 'Busy' },
      { subject: 'Cursus', startTime: today('00:30'), isAllDay: true, status: 'OOF' },
      { subject: 'Wanneer?' },
      'kapot',
    ]);
    const { agenda } = await chosenByKeyboard();
    const lines = await agenda.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Hele dagCursusAfwezig',
      expect.stringMatching(/^\d\d:00Afspraak zonder onderwerp$/),
      expect.stringMatching(/^\d\d:00–\d\d:00Later1 uur · Onder voorbehoud$/),
    ]);
    expect(new URLSearchParams(stats.of('GET /api/v1/calendar/forday/:id')[0]?.query).get('days')).toBe('8');
  });

  it('is reported as empty', async () => {
    withCalendar([]);
    const { agenda } = await chosenByKeyboard();
    expect(await agenda.findByText('Geen afspraken')).toBeVisible();
  });

  it('is reported as not available', async () => {
    world.config = { facets: { calendar: { available: false } } };
    const { agenda } = await chosenByKeyboard();
    expect(await agenda.findByText('De koppeling met de agenda werkt niet.')).toBeVisible();
  });
});
