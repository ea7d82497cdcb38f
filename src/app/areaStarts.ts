import type { Action, Middleware } from '@reduxjs/toolkit';
import type { AreaWork, Work } from '@/core/area';
import { reportError } from '@/core/errors/reporter';
import { toastShown } from '@/core/toasts/toastsSlice';
import { appTexts } from './appTexts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

interface Program {
  areas: readonly AreaWork[];
  /** Runs the work of an area. */
  run: (work: Work) => void;
  dispatch: (action: Action) => void;
  isStopped: () => boolean;
}

/** Starts the work of each area once, and holds the actions of an area until its work runs. */
export function createAreaStarts({ areas, run, dispatch, isStopped }: Program) {
  const byName = new Map(areas.map((area) => [area.name, area]));
  const started = new Set<string>();
  const wanted = new Set<string>();
  const held = new Map<string, Action[]>();
  const failing = new Set<string>();

  const isStarted = ({ name, work }: AreaWork): boolean => work === undefined || started.has(name);

  /** Fails while the code of the area cannot be fetched. */
  async function start(area: AreaWork): Promise<void> {
    const { name, work } = area;
    if (!work || started.has(name)) return;
    const loaded = await work();
    if (started.has(name) || isStopped()) return;
    started.add(name);
    run(loaded);
    const actions = held.get(name) ?? [];
    held.delete(name);
    failing.delete(name);
    actions.forEach(dispatch);
  }

  /** Shows that an action waits for code that could not be fetched. */
  const showHeld = () => dispatch(toastShown({ kind: 'error', text: appTexts.chunk.held }));

  async function retry(area: AreaWork): Promise<void> {
    for (
      let wait = FIRST_WAIT_MS;
      !isStarted(area) && !isStopped();
      wait = Math.min(2 * wait, LONGEST_WAIT_MS)
    )
      try {
        await start(area);
      } catch (error) {
        reportError(error);
        if (!failing.has(area.name) && held.has(area.name)) showHeld();
        failing.add(area.name);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
  }

  /** Starts the area with this name, and tries again while its code cannot be fetched. */
  function startRetrying(name: string): void {
    const area = byName.get(name);
    if (area === undefined) throw new Error(`There is no area ${name}`);
    if (wanted.has(name)) return;
    wanted.add(name);
    void retry(area);
  }

  const areaOf = ({ type }: Action) => byName.get(type.slice(0, type.indexOf('/')));

  const holdActions: Middleware = () => (next) => (action) => {
    const area = areaOf(action as Action);
    if (area === undefined || isStarted(area)) return next(action);
    held.set(area.name, [...(held.get(area.name) ?? []), action as Action]);
    if (failing.has(area.name)) showHeld();
    startRetrying(area.name);
    return action;
  };

  return { start, startRetrying, isStarted, holdActions };
}

export type AreaStarts = Omit<ReturnType<typeof createAreaStarts>, 'holdActions'>;
