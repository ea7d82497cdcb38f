import { anAssignee } from '../db';
import type { HubMessage } from '../hubs/hubServer';
import { servedHubs, hubServer, issueToken, userIds, users, type UserKey } from './testServer';

export const HOST = 'http://localhost:3000';

export async function call(user: UserKey | null, method: string, path: string, body?: unknown) {
  const response = await fetch(HOST + path, {
    method,
    headers: {
      ...(user && { Authorization: `Bearer ${issueToken(users[user])}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const data = text === '' ? null : (JSON.parse(text) as Record<string, unknown>);
  return { status: response.status, data: data ?? {}, response };
}

export const subjects = (data: Record<string, unknown>) =>
  (data['items'] as { subject: string }[]).map(({ subject }) => subject);

export async function list(query = '', user: UserKey = 'anne') {
  const { data } = await call(user, 'GET', `/api/v1/task/overview?pageSize=100${query}`);
  return subjects(data);
}

/** The subscription of a connection that asked for every record. */
const everything: Set<string> = Object.assign(new Set<string>(), { has: () => true });

/** Runs the work and returns the events that the task hub pushed meanwhile. */
export async function eventsOf(work: () => Promise<unknown>): Promise<string[]> {
  const events: string[] = [];
  const client = {
    hub: 'taskHub',
    bearer: { user: users.anne, expires: Infinity },
    ids: everything,
    deliver: ({ event }: { event: string }) => events.push(event),
    end: () => undefined,
  };
  hubServer.attach(client);
  await work();
  hubServer.detach(client);
  return events;
}

/** Runs the work and returns everything that the hubs pushed meanwhile, in order. */
export async function pushedBy(work: () => Promise<unknown>) {
  const pushed: { hub: string; event: string; args: readonly unknown[] }[] = [];
  const clients = Object.keys(servedHubs).map((hub) => ({
    hub,
    bearer: { user: users.carla, expires: Infinity },
    ids: everything,
    deliver: ({ event, args }: HubMessage) => pushed.push({ hub, event, args }),
    end: () => undefined,
  }));
  clients.forEach((client) => hubServer.attach(client));
  await work();
  clients.forEach((client) => hubServer.detach(client));
  return pushed;
}

export const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen' });
