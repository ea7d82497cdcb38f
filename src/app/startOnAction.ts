import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, flush, put, take } from 'typed-redux-saga';
import type { Area } from '@/core/area';
import type { AreaWork } from '@/core/routeHandle';

export interface Starts {
  start: (area: AreaWork) => Promise<void>;
  isStarted: (area: AreaWork) => boolean;
}

/** Starts an area on one of its actions. Actions dispatched while the area loads are replayed once its sagas run. */
export function* startOnAction({ startsOn, ...area }: Area, { start, isStarted }: Starts) {
  if (!startsOn) return;
  const asked = yield* actionChannel<Action>(
    startsOn.map(({ type }) => type),
    buffers.expanding<Action>(),
  );
  const first = yield* take(asked);
  /* Then its sagas have heard it. A page or a dialog may be starting the area at the same time: then they have not. */
  const hasHeard = isStarted(area);
  yield* call(start, area);
  const others = yield* flush(asked);
  asked.close();
  if (!hasHeard) for (const action of [first, ...others]) yield* put(action);
}
