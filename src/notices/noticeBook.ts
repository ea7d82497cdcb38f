import type { CaseFlow } from '@/domain/caseflow/caseFlow';
import type { User } from '@/domain/session/user';
import type { Task } from '@/domain/task/task';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import type { Pushed } from '@/hubs/hub';
import type { TaskEvent } from '@/hubs/taskHub';
import { startOfDutchDay } from '@/lib/dates/calendar';
import { recordIdOf } from '@/lib/guid';
import { findInCase } from './caseRules';
import { readKeptNotices } from './keptNotices';
import type { Finding, Notices } from './notice';
import { OwnDeeds } from './ownDeeds';
import { findDue, findInTask, findMissed } from './taskRules';

/** More records than a browser hears of in a day of work. */
const MAX_REMEMBERED = 2_000;

/** Remembers the newest; what was heard of longest ago is forgotten. */
function remember<T>(table: Map<string, T>, id: string, value: T): void {
  table.delete(id);
  table.set(id, value);
  const [oldest] = table.keys();
  if (table.size > MAX_REMEMBERED && oldest !== undefined) table.delete(oldest);
}

/** What this tab knows while somebody is signed in, to judge what it hears by. */
export class NoticeBook {
  readonly userId: string;
  readonly deeds = new OwnDeeds();
  readonly titles = new Map<string, string>();
  notices: Notices;
  isTeller = false;
  /** Until when everything was heard before this page was opened; null on a first visit. */
  readonly #heardUntil: number | null;
  readonly #since = Date.now();
  readonly #versions = new Map<string, string>();
  readonly #cases = new Map<string, CaseFlow>();

  constructor(userId: string) {
    const { heardUntil, notices } = readKeptNotices(userId);
    this.userId = userId;
    this.#heardUntil = heardUntil;
    this.notices = notices;
  }

  /** An older version than what was heard before says nothing. */
  #isOld(task: Task | null): boolean {
    const { id, lastModified } = task ?? {};
    if (id === undefined || !lastModified) return false;
    if (lastModified < (this.#versions.get(id) ?? '')) return true;
    remember(this.#versions, id, lastModified);
    return false;
  }

  ofTasks({ events, user, now }: Pushed<TaskEvent>): Finding[] {
    const viewpoint = { user, now, isOwnDeed: (id: string) => this.deeds.isOwn(id, now) };
    return events.flatMap((event) => {
      if (this.#isOld(event.task)) return [];
      if (event.task) remember(this.titles, event.id, event.task.subject);
      return findInTask(event, viewpoint);
    });
  }

  ofCases({ events, user, now }: Pushed<CaseFlowEvent>): Finding[] {
    return events.flatMap((event) => {
      const id = recordIdOf(event.caseFlowId);
      const isOwnDeed = (one: string) => this.deeds.isOwn(one, now);
      const viewpoint = { user, now, isOwnDeed, before: this.#cases.get(id), since: this.#since };
      const found = findInCase(event, viewpoint);
      if (event.caseFlow) this.knowCases([event.caseFlow]);
      return found;
    });
  }

  /** As they are on the screen, or in a push: what changes after it is told apart by it. */
  knowCases(cases: readonly CaseFlow[]): void {
    for (const caseFlow of cases) {
      const id = recordIdOf(caseFlow.id);
      remember(this.#cases, id, caseFlow);
      remember(this.titles, id, caseFlow.title);
    }
  }

  /** What the tasks that are known say by themselves, and by the clock. */
  ofRecords(tasks: readonly Task[], user: User, now: number): Finding[] {
    const dayEnd = Date.parse(startOfDutchDay(now, 1));
    return tasks.flatMap((task) => {
      const found = findDue(task, dayEnd, { user, now });
      if (found.some(({ type }) => type === 'noticed')) remember(this.titles, task.id, task.subject);
      return [...found, ...findMissed(task, this.#heardUntil ?? Infinity, user)];
    });
  }
}
