import type { Page } from '@/domain/page';
import type { Task } from '@/domain/task';
import { TaskStatus } from '@/domain/taskStatus';
import { age, doubt, FOREVER, type ListState, merge, present } from './taskListState';

/** What the server said, and `mark` and `now` of the moment it was asked. */
export interface Snapshot {
  items: readonly Task[];
  total: number;
  mark: number;
  now: number;
}

/** A late answer about a task that has left in the meantime. */
function isGone({ gone }: ListState, task: Task): boolean {
  const memory = Object.hasOwn(gone, task.id) ? gone[task.id] : undefined;
  if (memory === undefined) return false;
  if (memory.version === FOREVER) return task.status !== TaskStatus.Removed;
  return task.lastModified !== null && task.lastModified < memory.version;
}

/** The newer of what is held and what came; the held object itself where nothing changed, so that nothing is drawn anew. */
function newest(held: Task | undefined, incoming: Task): Task {
  if (held === undefined) return incoming;
  const relation = age(incoming, held);
  return relation === 'older' || relation === 'same' ? held : merge(held, incoming);
}

function collect(list: ListState, items: readonly Task[], into: Map<string, Task>): number {
  let dropped = 0;
  for (const item of items) {
    if (into.has(item.id)) continue;
    if (isGone(list, item)) dropped += 1;
    else into.set(item.id, newest(list.entities[item.id], item));
  }
  return dropped;
}

const sameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** The whole window anew: the truth about everything that happened before it was asked. */
export function applySnapshot(list: ListState, { items, total, mark, now }: Snapshot): ListState {
  const tasks = new Map<string, Task>();
  const dropped = collect(list, items, tasks);
  const ids = [...tasks.keys()];
  const settled = list.mark === mark;
  const unmoved = sameOrder(ids, list.ids);
  return present(
    list,
    {
      ...list,
      load: 'loaded',
      error: null,
      ids: unmoved ? list.ids : ids,
      entities: Object.fromEntries(tasks),
      total: Math.max(total - dropped, ids.length),
      updatedAt: now,
      pagesWithoutGain: unmoved ? list.pagesWithoutGain : 0,
      staleness: settled ? 'none' : list.staleness,
      refreshWanted: false,
    },
    true,
  );
}

/** One more page. Where it does not join what is there, the rows are doubted. */
export function applyPage(list: ListState, answer: Page<Task>, now: number): ListState {
  const start = answer.page * answer.pageSize;
  const tasks = new Map<string, Task>();
  const dropped = collect(list, answer.items, tasks);
  const known = new Set(list.ids);
  const fresh = [...tasks.keys()].filter((id) => !known.has(id));
  const overlap = list.ids.slice(start);
  const joins =
    start <= list.ids.length &&
    dropped === 0 &&
    fresh.length === answer.items.length - overlap.length &&
    overlap.every((id, index) => id === answer.items[index]?.id);
  const ids = fresh.length > 0 ? [...list.ids, ...fresh] : list.ids;
  const next = present(
    list,
    {
      ...list,
      loadingMore: false,
      error: null,
      ids,
      entities: { ...list.entities, ...Object.fromEntries(tasks) },
      total: Math.max(answer.total - dropped, ids.length),
      updatedAt: now,
      pagesWithoutGain: fresh.length > 0 ? 0 : list.pagesWithoutGain + 1,
    },
    true,
  );
  return joins && answer.total === list.total ? next : doubt(next, 'rows', now);
}
