import type { CaseFlowQuery, TaskAssignment } from '@/api/caseflows/caseFlows';
import type { TaskQuery, TaskUpdate } from '@/api/tasks/tasks';

/** The users of a browser; `niemand` is signed out. */
export type UserName = 'anne' | 'bram' | 'carla' | 'dirk' | 'niemand';

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

interface WireAssignee {
  id: string;
  name: string;
  type: string;
}

export interface WireStepTask {
  id: string;
  umbrellaTaskId: string | null;
  title: string;
  isOptional: boolean;
  isFinished: boolean;
  outcomes: { id: string; title: string; label: string }[];
}

export interface WireStep {
  id: string;
  title: string;
  status: string;
  pickedUpOn: string | null;
  finishedOn: string | null;
  pickedUpByModel: WireAssignee | null;
  deadline: string | null;
  tasks: WireStepTask[];
}

export interface WireCase {
  id: string;
  umbrellaCaseId: string;
  title: string;
  type: string;
  status: string | number;
  ownerModel: WireAssignee | null;
  relatedPerson: { id: string; name: string } | null;
  created: string;
  lastModified: string;
  deadline: string | null;
  steps: WireStep[];
}

export interface WireOwnerGroup {
  owner: WireAssignee | null;
  total: number;
  items: WireCase[];
}

export interface WirePage<T> {
  items: T[];
  total: number;
  page: number;
  pageSize: number;
}

interface Activity {
  id: string;
  message: string | null;
  type: string;
}

function toSearch(query: object, pageSize: number): string {
  const search = new URLSearchParams({ page: '0', pageSize: String(pageSize) });
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) value.forEach((item) => search.append(key, String(item)));
    else search.set(key, String(value));
  }
  return search.toString();
}

/** A user at another desk, who calls the back end without a screen. */
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
    return this.read(`/api/v1/task/${query.searchQuery ? 'search' : 'overview'}?${toSearch(query, 450)}`);
  }

  task(id: string): Promise<WireTask> {
    return this.read(`/api/v1/task/byId/${id}`);
  }

  async messages(id: string): Promise<string[]> {
    const { items } = await this.read<WirePage<Activity>>(
      `/api/v1/task/GetHistory/${id}?page=0&pageSize=255`,
    );
    return items.map(({ message }) => message ?? '');
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

  cases(query: Partial<CaseFlowQuery> = {}): Promise<WirePage<WireCase>> {
    return this.read(`/api/v1/caseflow?${toSearch(query, 100)}`);
  }

  casesByOwner(query: Partial<CaseFlowQuery> = {}): Promise<WirePage<WireOwnerGroup>> {
    return this.read(`/api/v1/caseflow/searchgroupedbyowner?${toSearch(query, 100)}`);
  }

  case(id: string): Promise<WireCase> {
    return this.read(`/api/v1/caseflow/detailed/${id}`);
  }

  async caseMessages(id: string, kind: 'internal' | 'public' = 'internal'): Promise<string[]> {
    const part = kind === 'public' ? 'messages/public' : 'messages';
    const messages = await this.read<{ message: string }[]>(`/api/v1/caseflow/${part}/${id}`);
    return messages.map(({ message }) => message);
  }

  /** Without assignments the tasks go to the function group of the step. */
  pickUpStep = (caseFlowId: string, stepId: string, taskAssignments: readonly TaskAssignment[] = []) =>
    this.write('PUT', `/api/v1/caseflow/pickupstep/${stepId}`, { caseFlowId, taskAssignments });
  finishStep = (caseFlowId: string, stepId: string) =>
    this.write('PUT', `/api/v1/caseflow/finishstep/${stepId}`, { caseFlowId });
  finishStepTask = (id: string, outcomeId: string | null = null) =>
    this.write('PUT', `/api/v1/caseflow/finishtask/${id}`, { outcomeId });
  writeInCase = (id: string, message: string, kind: 'internal' | 'public' = 'internal') =>
    this.write('POST', `/api/v1/caseflow/${kind === 'public' ? 'message/public' : 'message'}/${id}`, {
      message,
      mediaId: null,
    });
  changeOwner = (id: string, ownerModel: { id: string } | null) =>
    this.write('PUT', `/api/v1/caseflow/${id}`, { id, ownerModel });

  async cancelCase(id: string, reason = ''): Promise<void> {
    const [status] = await this.read<{ id: string }[]>('/api/v1/caseflow/cancelationstatuses');
    await this.write('PUT', `/api/v1/caseflow/cancel/${id}`, {
      caseFlowId: id,
      cancelationStatusId: status?.id,
      reason,
    });
  }
}
