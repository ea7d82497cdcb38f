import type { HubConnectionFactory } from '@/hubs/hub';
import { connectInMemory, hubLine, issueToken, pushHub, resetDb, users } from '../backend/testServer';

const factory: HubConnectionFactory = connectInMemory;
const options = (token = issueToken(users.anne)) => ({
  url: '/signalr/taskHub',
  getToken: () => Promise.resolve(token),
  transports: ['webSockets'] as const,
});

beforeEach(() => resetDb('leeg'));

it('delivers what is pushed while it is connected, as a copy', async () => {
  const seen: unknown[] = [];
  const connection = factory('taskHub', options());
  connection.on('updated', (task) => seen.push(task));
  const task = { id: '1' };
  pushHub('taskHub', 'updated', task);
  await connection.start();
  pushHub('taskHub', 'updated', task);
  pushHub('unitHub', 'updated', task);
  await connection.stop();
  pushHub('taskHub', 'updated', task);
  expect(seen).toEqual([{ id: '1' }]);
  expect(seen[0]).not.toBe(task);
});

it('can be dropped, half open, or refused', async () => {
  const closed = vi.fn();
  const seen = vi.fn();
  const connection = factory('taskHub', options());
  connection.on('updated', seen);
  connection.onclose(closed);
  await connection.start();
  hubLine.halfOpen();
  pushHub('taskHub', 'updated', 1);
  expect(seen).not.toHaveBeenCalled();
  expect(closed).not.toHaveBeenCalled();
  hubLine.restore();
  hubLine.drop();
  expect(closed).toHaveBeenCalledWith(expect.any(Error));
  hubLine.refuse();
  await expect(factory('taskHub', options()).start()).rejects.toThrow('503');
  hubLine.restore();
  await expect(factory('taskHub', options('wrong')).start()).rejects.toThrow('401');
});
