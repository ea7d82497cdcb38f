import { hubReleased, hubRequested } from '@/hubs/demandSlice';
import { anExchange, aPhone, aPhoneStore } from '@/testing/phoneStore';
import { isAvailable, isFree, selectDeskPhones } from '../state/deskPhonesSlice';

const tick = () => vi.advanceTimersByTimeAsync(20);
const aDeskPhone = (userId: string, changes: object = {}) => ({
  ...aPhone({ userId, ...changes }),
  name: `Collega ${userId}`,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('The phones of the desk are known while they are watched (TEL-51)', async () => {
  const { exchange, connect } = anExchange();
  const { store, close } = aPhoneStore(connect);
  const phones = () =>
    Object.values(selectDeskPhones(store.getState())).map((phone) => [
      phone.name,
      isAvailable(phone),
      isFree(phone),
    ]);
  await tick();
  expect(exchange.asked).not.toContain('getAllPhones');
  exchange.answer = () =>
    Promise.resolve([aDeskPhone('a'), { status: 2 }, aDeskPhone('b', { status: 'Busy' }), null]);
  store.dispatch(hubRequested('phoneRegistryHub'));
  await tick();
  expect(exchange.asked.filter((method) => method === 'getAllPhones')).toHaveLength(1);
  expect(phones()).toEqual([
    ['Collega a', true, true],
    ['Collega b', false, false],
  ]);
  exchange.push('update', aDeskPhone('a', { calls: [{ connectionId: 'x', status: 3 }] }));
  exchange.push('registered', aDeskPhone('c', { status: 17 }));
  exchange.push('update', { broken: true });
  await tick();
  expect(phones()).toEqual([
    ['Collega a', true, false],
    ['Collega b', false, false],
    ['Collega c', false, false],
  ]);
  store.dispatch(hubRequested('phoneRegistryHub'));
  store.dispatch(hubReleased('phoneRegistryHub'));
  await tick();
  expect(phones()).toHaveLength(3);
  store.dispatch(hubReleased('phoneRegistryHub'));
  await tick();
  expect(phones()).toEqual([]);
  close();
});
