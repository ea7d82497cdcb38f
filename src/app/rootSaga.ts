import { call, fork } from 'typed-redux-saga';
import type { Area, MenuEntry } from '@/core/area';
import { coreSaga } from '@/core/coreSaga';
import { supervise } from '@/core/sagas/supervise';
import { waitUntil } from '@/core/sagas/waitUntil';
import { connectionToastSaga } from '@/hubs/connectionToastSaga';
import type { HubConnectionFactory } from '@/hubs/hub';
import { hubsSaga } from '@/hubs/hubsSaga';
import { totalsSaga } from '@/shell/totals/totalsSaga';
import { areas, menu } from './areas';
import type { AreaStarts } from './areaStarts';

/** The outside world of the program, which tests replace. */
export interface Dependencies {
  /** Opens a connection; by default with SignalR. */
  connect?: HubConnectionFactory;
  /** The hubs wait this long, so that the first rows load first. */
  hubsAfterMs?: number;
}

/** Runs on every page. Core comes last, because it starts the program when all other sagas listen. */
export function* rootSaga({ connect, hubsAfterMs }: Dependencies, startArea: AreaStarts['startRetrying']) {
  for (const area of areas) yield* fork(startWhen, area, startArea);
  yield* fork(supervise<Parameters<typeof hubsSaga>>, 'hubs', hubsSaga, connect, hubsAfterMs);
  yield* fork(supervise, 'connectionToast', connectionToastSaga);
  yield* fork(supervise<[readonly MenuEntry[]]>, 'totals', totalsSaga, menu);
  yield* fork(coreSaga);
}

function* startWhen({ name, startsWhen }: Area, startArea: AreaStarts['startRetrying']) {
  if (startsWhen === undefined) return;
  yield* waitUntil(startsWhen);
  yield* call(startArea, name);
}
