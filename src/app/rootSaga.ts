import { fork } from 'typed-redux-saga';
import type { MenuEntry } from '@/core/area';
import { coreSaga } from '@/core/coreSaga';
import { supervise } from '@/core/sagas/supervise';
import { connectionToastSaga } from '@/hubs/connectionToastSaga';
import type { HubConnectionFactory } from '@/hubs/hub';
import { hubsSaga } from '@/hubs/hubsSaga';
import { totalsSaga } from '@/shell/totals/totalsSaga';
import { areas, menu } from './areas';
import { startOnAction, type Starts } from './startOnAction';

/** The outside world of the program, which tests replace. */
export interface Dependencies {
  /** Opens a connection; by default with SignalR. */
  connect?: HubConnectionFactory;
  /** The hubs wait this long, so that the first rows load first. */
  hubsAfterMs?: number;
}

/** Runs on every page. Core comes last, because it starts the program when all other sagas listen. */
export function* rootSaga({ connect, hubsAfterMs }: Dependencies, starts: Starts) {
  for (const area of areas) yield* fork(startOnAction, area, starts);
  yield* fork(supervise<Parameters<typeof hubsSaga>>, 'hubs', hubsSaga, connect, hubsAfterMs);
  yield* fork(supervise, 'connectionToast', connectionToastSaga);
  yield* fork(supervise<[readonly MenuEntry[]]>, 'totals', totalsSaga, menu);
  yield* fork(coreSaga);
}
