import { screen, waitFor } from '@testing-library/react';
import { hubConnections, hubServer } from '@mocks/backend/testServer';
import { anAnnouncement, aUnit, db } from '@mocks/db';
import { selectConnection } from '@/hubs/connectionSlice';
import { renderApp } from '@/testing/renderApp';

const MINUTE_MS = 60_000;
/** The longest wait between two attempts, plus the time in which the other hubs follow. */
const FOUND_AGAIN_MS = 40_000;
const HUBS = ['unitHub', 'unitActivityHub', 'unitContractHub', 'unitValuationHub', 'announcementHub'];

it('A unit card survives five minutes without connection; its data is read again and typed text stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(hubConnections.restore);
  const unit = db.units.add(aUnit({ addressLine: 'Kerkstraat 10' }));
  const { user, store } = renderApp(`/objectkaart/${unit.id}/mededelingen`, { user: 'carla' });
  const status = () => selectConnection(store.getState()).status;
  const heard = () =>
    hubServer.invocations.flatMap(({ hub, target, args }) =>
      target !== 'unsubscribe' && args[0] === unit.id ? [hub] : [],
    );
  await screen.findByRole('heading', { level: 1, name: 'Kerkstraat 10' });
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(heard().sort()).toEqual([...HUBS].sort()));
  await user.click(screen.getByRole('button', { name: 'Mededeling aanmaken' }));
  const title = await screen.findByRole('textbox', { name: /^Titel/ });
  await user.type(title, 'Half');

  hubConnections.refuse();
  hubConnections.drop();
  await waitFor(() => expect(status()).not.toBe('connected'));
  db.units.change(unit, { addressLine: 'Nieuwstraat 10' });
  db.announcements.add(anAnnouncement({ title: 'Lift in storing', residentialZoneIds: [unit.id] }));
  await user.type(title, ' getypt');
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(status()).not.toBe('connected');

  hubConnections.restore();
  await vi.advanceTimersByTimeAsync(FOUND_AGAIN_MS);
  await waitFor(() => expect(heard().sort()).toEqual([...HUBS, ...HUBS].sort()));
  expect(title).toHaveValue('Half getypt');
  expect(await screen.findByText('Lift in storing')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Nieuwstraat 10');
  expect(status()).toBe('connected');
});
