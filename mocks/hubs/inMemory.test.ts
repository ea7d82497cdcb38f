import { type HubConnectionFactory, HubRefusal } from '@/hubs/hub';
import {
  connectInMemory,
  hubConnections,
  hubServer,
  issueToken,
  pushHub,
  resetDb,
  users,
} from '../backend/testServer';

const factory: HubConnectionFactory = connectInMemory;
const options = (token = issueToken(users.anne)) => ({
  url: '/signalr/taskHub',
  getToken: () => Promise.resolve(token),
  transports: ['webSockets'] as const,
});

beforeEach(() => resetDb('leeg'));

it('a connection receives pushes while connected, as a copy', async () => {
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

it('a connection can be dropped, half open, or refused', async () => {
  const closed = vi.fn();
  const seen = vi.fn();
  const connection = factory('taskHub', options());
  connection.on('updated', seen);
  connection.onclose(closed);
  await connection.start();
  hubConnections.halfOpen();
  pushHub('taskHub', 'updated', 1);
  expect(seen).not.toHaveBeenCalled();
  expect(closed).not.toHaveBeenCalled();
  hubConnections.restore();
  hubConnections.drop();
  expect(closed).toHaveBeenCalledWith(expect.any(Error));
  hubConnections.refuse();
  await expect(factory('taskHub', options()).start()).rejects.toThrow('503');
  hubConnections.restore();
  await expect(factory('taskHub', options('wrong')).start()).rejects.toThrow('401');
});

it('a method call ends with the reply set for it', async () => {
  const closed = vi.fn();
  const connection = factory('phoneHub', options());
  connection.onclose(closed);
  await connection.start();
  hubServer.replyTo('phoneHub', 'ready', { result: [1] });
  expect(await connection.invoke('ready')).toEqual([1]);
  hubServer.replyTo('phoneHub', 'ready', { error: 'Dat kan niet.' });
  await expect(connection.invoke('ready')).rejects.toThrow(new HubRefusal('Dat kan niet.'));
  const ended = vi.fn();
  hubServer.replyTo('phoneHub', 'ready', 'never');
  connection.invoke('ready').then(ended, ended);
  hubServer.replyTo('phoneHub', 'dial', 'drop');
  await expect(connection.invoke('dial')).rejects.not.toBeInstanceOf(HubRefusal);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
  resetDb('leeg');
  await connection.start();
  await expect(connection.invoke('ready')).rejects.toThrow(new HubRefusal('Telefonie is niet beschikbaar.'));
});
