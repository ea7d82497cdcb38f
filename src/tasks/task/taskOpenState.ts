import { age } from '@/core/windowedList/windowState';
import type { CaseActivity } from '@/domain/caseActivity';
import type { Task } from '@/domain/task';
import type { TaskActivity } from '@/domain/taskActivity';
import { TaskStatus } from '@/domain/taskStatus';
import { mergeTasks, taskKind } from '../list/taskKind';

type Load = 'idle' | 'loading' | 'loaded' | 'failed';

/** A part of the detail that is fetched by itself. `wanted`: to be fetched (again), without clearing what is shown. */
export interface Part<T> {
  load: Load;
  items: readonly T[];
  wanted: boolean;
}

export interface OpenState {
  id: string | null;
  load: Load | 'notFound';
  task: Task | null;
  /** The record is to be fetched (again). */
  wanted: boolean;
  /** Deleted while it was open: what was typed can still be copied. */
  removed: boolean;
  /** Its last place in the list, for 'Volgende taak'. */
  place: number;
  activities: Part<TaskActivity>;
  linked: Part<Task>;
  contactMoments: Part<CaseActivity>;
}

export type PartName = 'activities' | 'linked' | 'contactMoments';
export const PART_NAMES: readonly PartName[] = ['activities', 'linked', 'contactMoments'];

const emptyPart = { load: 'idle', items: [], wanted: false } as const;

export const nothingOpen: OpenState = {
  id: null,
  load: 'idle',
  task: null,
  wanted: false,
  removed: false,
  place: -1,
  activities: emptyPart,
  linked: emptyPart,
  contactMoments: emptyPart,
};

/** The list's record is shown at once; history and linked tasks are fetched early, for their counts. */
export const open = (id: string, known: Task | null, place: number): OpenState => ({
  ...nothingOpen,
  id,
  place,
  load: 'loading',
  task: known,
  wanted: true,
  activities: { load: 'loading', items: [], wanted: true },
  linked: { load: 'loading', items: [], wanted: true },
});

export const wantPart = <T>(part: Part<T>): Part<T> =>
  part.load === 'idle' ? part : { ...part, wanted: true };

/** Fetches a part that was not fetched yet, or failed. */
export const ask = <T>(part: Part<T>): Part<T> =>
  part.load === 'idle' || part.load === 'failed' ? { ...part, load: 'loading', wanted: true } : part;

/** Fetches all that is on screen again. */
export const refreshAll = (state: OpenState): OpenState =>
  state.id === null || state.removed
    ? state
    : {
        ...state,
        wanted: true,
        activities: wantPart(state.activities),
        linked: wantPart(state.linked),
        contactMoments: wantPart(state.contactMoments),
      };

const isOvertaken = (held: Task, incoming: Task): boolean => age(taskKind, incoming, held) === 'older';

/** The record that was pushed, with what only the held one knows; never one that was overtaken. */
export function newestOf(held: Task | null, incoming: Task): Task {
  if (held === null) return incoming;
  return isOvertaken(held, incoming) ? held : mergeTasks(held, incoming);
}

/** The contact moments are those of the case: another case has others. */
export const showing = (state: OpenState, task: Task): OpenState => ({
  ...state,
  task,
  contactMoments:
    task.case?.id === state.task?.case?.id ? state.contactMoments : wantPart(state.contactMoments),
});

/** The fetched record, which is the truth unless it was overtaken by an event. A task that was looked at and is deleted now may have been deleted while the hub was away. */
export function openWith(state: OpenState, task: Task): OpenState {
  const wasThere = state.load === 'loaded' && state.task?.status !== TaskStatus.Removed;
  const removed = state.removed || (wasThere && task.status === TaskStatus.Removed);
  const held = state.task;
  const fetched = { ...task, caseTitle: task.caseTitle ?? held?.caseTitle ?? null };
  const newest = held !== null && isOvertaken(held, task) ? held : fetched;
  return { ...showing(state, newest), load: 'loaded', removed };
}
