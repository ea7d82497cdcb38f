import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, flush, fork, put, take } from 'typed-redux-saga';
import type { Area, MenuEntry } from '@/core/area';
import { coreSaga } from '@/core/coreSaga';
import type { AreaWork } from '@/core/routeHandle';
import { supervise } from '@/core/sagas/supervise';
import { connectionToastSaga } from '@/hubs/connectionToastSaga';
import type { HubConnectionFactory } from '@/hubs/hub';
import { hubsSaga } from '@/hubs/hubsSaga';
import { totalsSaga } from '@/shell/totals/totalsSaga';
import { areas, menu } from './areas';

/** The outside world as the program meets it: replaced in tests. */
export interface Surroundings {
  /** SignalR, unless something else is given. */
  connect?: HubConnectionFactory;
  /** How long the hubs leave the line to the first rows. */
  hubsAfterMs?: number;
}

type Start = (area: AreaWork) => Promise<boolean>;

/** Starts an area on one of its actions. Actions dispatched while the area loads are replayed once its sagas run. */
function* startOnAction({ startsOn, ...area }: Area, start: Start) {
  if (!startsOn) return;
  const asked = yield* actionChannel<Action>(
    startsOn.map(({ type }) => type),
    buffers.expanding<Action>(),
  );
  const first = yield* take(asked);
  const isNew = yield* call(start, area);
  const others = yield* flush(asked);
  asked.close();
  /* Sagas that ran already have handled them. */
  if (isNew) for (const action of [first, ...others]) yield* put(action);
}

/** What runs on every page. Core comes last: it starts the program up when all others listen. */
export function* rootSaga({ connect, hubsAfterMs }: Surroundings, start: Start) {
  for (const area of areas) yield* fork(startOnAction, area, start);
  yield* fork(supervise<Parameters<typeof hubsSaga>>, 'hubs', hubsSaga, connect, hubsAfterMs);
  yield* fork(supervise, 'connectionToast', connectionToastSaga);
  yield* fork(supervise<[readonly MenuEntry[]]>, 'totals', totalsSaga, menu);
  yield* fork(coreSaga);
}
