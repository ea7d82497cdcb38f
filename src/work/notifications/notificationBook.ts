import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { User } from '@/domain/session/user';
import type { Task } from '@/domain/tasks/task';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import type { Pushed } from '@/hubs/hub';
import type { TaskEvent } from '@/hubs/taskHub';
import { startOfDutchDay } from '@/lib/dates/calendar';
import { recordIdOf } from '@/lib/guid';
import { findInCase } from './caseRules';
import { readKeptNotifications } from './keptNotifications';
import type { Finding, Notifications } from './notification';
import { OwnActions } from './ownActions';
import { findDue, findInTask, findMissed } from './taskRules';

/** More records than a browser receives in a working day. */
const MAX_REMEMBERED = 2_000;

/** Remembers the entry as the newest, and forgets the oldest entry when there are too many. */
function remember<T>(table: Map<string, T>, id: string, value: T): void {
  table.delete(id);
  table.set(id, value);
  const [oldest] = table.keys();
  if (table.size > MAX_REMEMBERED && oldest !== undefined) table.delete(oldest);
}

/** Holds the data of this tab by which pushes about the records of the signed-in user are judged. */
export class NotificationBook {
  readonly userId: string;
  readonly actions = new OwnActions();
  readonly titles = new Map<string, string>();
  notifications: Notifications;
  isSignalling = false;
  /** Earlier pages received all pushes until this moment; null on a first visit. */
  readonly #heardUntil: number | null;
  readonly #since = Date.now();
  readonly #versions = new Map<string, string>();
  readonly #cases = new Map<string, CaseFlow>();

  constructor(userId: string) {
    const { receivedUntil, notifications } = readKeptNotifications(userId);
    this.userId = userId;
    this.#heardUntil = receivedUntil;
    this.notifications = notifications;
  }

  /** Returns whether a newer version of the task was received before, so that this push must be ignored. */
  #isOld(task: Task | null): boolean {
    const { id, lastModified } = task ?? {};
    if (id === undefined || !lastModified) return false;
    if (lastModified < (this.#versions.get(id) ?? '')) return true;
    remember(this.#versions, id, lastModified);
    return false;
  }

  ofTasks({ events, user, now }: Pushed<TaskEvent>): Finding[] {
    const viewpoint = { user, now, isOwnAction: (id: string) => this.actions.isOwn(id, now) };
    return events.flatMap((event) => {
      if (this.#isOld(event.task)) return [];
      if (event.task) remember(this.titles, event.id, event.task.subject);
      return findInTask(event, viewpoint);
    });
  }

  ofCases({ events, user, now }: Pushed<CaseFlowEvent>): Finding[] {
    return events.flatMap((event) => {
      const id = recordIdOf(event.caseFlowId);
      const isOwnAction = (one: string) => this.actions.isOwn(one, now);
      const viewpoint = { user, now, isOwnAction, before: this.#cases.get(id), since: this.#since };
      const found = findInCase(event, viewpoint);
      if (event.caseFlow) this.knowCases([event.caseFlow]);
      return found;
    });
  }

  /** Remembers cases from the screen or a push, to see what a later push changes. */
  knowCases(cases: readonly CaseFlow[]): void {
    for (const caseFlow of cases) {
      const id = recordIdOf(caseFlow.id);
      remember(this.#cases, id, caseFlow);
      remember(this.titles, id, caseFlow.title);
    }
  }

  /** Returns the findings that follow from the known tasks and the time. */
  ofRecords(tasks: readonly Task[], user: User, now: number): Finding[] {
    const dayEnd = Date.parse(startOfDutchDay(now, 1));
    return tasks.flatMap((task) => {
      const found = findDue(task, dayEnd, { user, now });
      if (found.some(({ type }) => type === 'noticed')) remember(this.titles, task.id, task.subject);
      return [...found, ...findMissed(task, this.#heardUntil ?? Infinity, user)];
    });
  }
}
