import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, delay, flush, put, take } from 'typed-redux-saga';
import type { Area } from '@/core/area';
import { reportError } from '@/core/errors/reporter';
import type { AreaWork } from '@/core/routeHandle';
import { askedBefore } from './areaChannel';

export interface Starts {
  start: (area: AreaWork) => Promise<void>;
  isStarted: (area: AreaWork) => boolean;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** Retries until the area's code can be fetched; other areas are not affected. */
function* startAtLast(area: AreaWork, start: Starts['start']) {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      yield* call(start, area);
      return;
    } catch (error) {
      reportError(error);
      yield* delay(wait);
    }
  }
}

/**
 * Starts an area on one of its actions. Actions dispatched while the area loads are replayed to that area alone once
 * its sagas run.
 */
export function* startOnAction({ startsOn, ...area }: Area, { start, isStarted }: Starts) {
  if (!startsOn) return;
  const asked = yield* actionChannel<Action>(
    startsOn.map(({ type }) => type),
    buffers.expanding<Action>(),
  );
  const first = yield* take(asked);
  /*
   * If the area has started, its sagas have already handled the action. If a page or dialog is still starting the area,
   * its sagas have missed the action.
   */
  const hasHeard = isStarted(area);
  yield* call(startAtLast, area, start);
  const others = yield* flush(asked);
  asked.close();
  if (!hasHeard)
    for (const action of [first, ...others]) yield* put(askedBefore({ area: area.name, action }));
}
