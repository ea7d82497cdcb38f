import type { TaskQuery, TaskUpdate } from '@/api/tasks';
import type { UserName } from './backend';

/** A task as the wire spells it. */
export interface WireTask {
  id: string;
  subject: string;
  description: string;
  status: string | number;
  created: string;
  lastModified: string;
  ends: string | null;
  completeBy: { id: string; name: string; type: string; department?: string | null } | null;
  taskType: { name: string; category: string | number } | null;
  mediaIds?: string[];
  from?: { id: string; name: string } | null;
}

export interface WirePage<T> {
  items: T[];
  total: number;
  page: number;
  pageSize: number;
}

interface Activity {
  id: string;
  message: string;
  type: string;
}

/** Somebody at another desk, who uses the back end without a screen. */
export class Colleague {
  readonly #url: string;
  readonly #token: string;
  readonly userId: string;
  readonly name: string;

  private constructor(url: string, token: string, user: { id: string; name: string }) {
    this.#url = url;
    this.#token = token;
    this.userId = user.id;
    this.name = user.name;
  }

  static async signIn(url: string, user: UserName): Promise<Colleague> {
    const answer = await fetch(`${url}/api/v1/system/session`, {
      headers: { Cookie: `mock-gebruiker=${user}` },
    });
    const session = (await answer.json()) as { accessToken: string; user: { id: string; name: string } };
    return new Colleague(url, session.accessToken, session.user);
  }

  async call(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(this.#url + path, {
      method,
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${this.#token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async read<T>(path: string): Promise<T> {
    const answer = await this.call('GET', path);
    if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  }

  async write(method: 'PUT' | 'POST', path: string, body?: unknown): Promise<void> {
    const answer = await this.call(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  }

  tasks(query: Partial<TaskQuery> = {}): Promise<WirePage<WireTask>> {
    const search = new URLSearchParams({ page: '0', pageSize: '450' });
    for (const [key, value] of Object.entries(query)) {
      if (Array.isArray(value)) value.forEach((item) => search.append(key, String(item)));
      else search.set(key, String(value));
    }
    return this.read(`/api/v1/task/${query.searchQuery ? 'search' : 'overview'}?${search.toString()}`);
  }

  task(id: string): Promise<WireTask> {
    return this.read(`/api/v1/task/byId/${id}`);
  }

  async messages(id: string): Promise<string[]> {
    const { items } = await this.read<WirePage<Activity>>(
      `/api/v1/task/GetHistory/${id}?page=0&pageSize=255`,
    );
    return items.map(({ message }) => message);
  }

  pickUp = (id: string) => this.write('PUT', `/api/v1/task/pickUp/${id}`);
  finish = (id: string, reason = 'Afgehandeld') => this.write('PUT', `/api/v1/task/finish/${id}`, { reason });
  reject = (id: string, reason = 'Niet voor mij') =>
    this.write('PUT', `/api/v1/task/reject/${id}`, { reason });
  remove = (id: string, reason = 'Dubbel') => this.write('PUT', `/api/v1/task/delete/${id}`, { reason });
  reply = (id: string, message: string) => this.write('POST', `/api/v1/task/discuss/${id}`, { id, message });

  async change(id: string, changes: Partial<TaskUpdate> | Partial<WireTask>): Promise<void> {
    const { status, completeBy, description, subject, ends, mediaIds, taskType, created } =
      await this.task(id);
    const update = {
      id,
      status,
      completeBy,
      description,
      subject,
      ends,
      mediaIds,
      taskType,
      created,
      ...changes,
    };
    await this.write('PUT', `/api/v1/task/update/${id}`, update);
  }

  async create(task: Record<string, unknown>): Promise<string> {
    const answer = await this.call('POST', '/api/v1/task/create', task);
    if (!answer.ok) throw new Error(`create answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }
}
