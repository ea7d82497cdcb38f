import { waitFor } from '@testing-library/react';
import { faults, hubServer, pushHub, stats, world } from '@mocks/backend/testServer';
import { aContract, aUnit, db } from '@mocks/db';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { renderApp } from '@/testing/renderApp';

const BY_UNIT = '/api/v1/contract/byUnit/*';
const asked = () => stats.of('GET /api/v1/contract/byUnit/:unitId').length;

it('A toast reports that contracts are read again, if reading takes over half a second (UCC-76)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  world.synchronisationMs = null;
  const unit = db.units.add(aUnit());
  const { store } = renderApp(`/objectkaart/${unit.id}/tijdlijn`);
  const toasts = () => selectToasts(store.getState()).map(({ text }) => text);
  await waitFor(() =>
    expect(hubServer.invocations.map(({ hub, args }) => `${hub} ${String(args[0])}`)).toContain(
      `unitContractHub ${unit.id}`,
    ),
  );
  await vi.advanceTimersByTimeAsync(5_000);
  const before = asked();
  const push = () =>
    pushHub('unitContractHub', 'updated', { ...db.contracts.add(aContract()), unitId: unit.id });

  push();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked()).toBe(before + 1);
  expect(toasts()).not.toContain('Contractgegevens');

  faults.add({ path: BY_UNIT, delayMs: 5_000, times: 1 });
  push();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(toasts()).toContain('Contractgegevens');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(toasts()).not.toContain('Contractgegevens');
});
