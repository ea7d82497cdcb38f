import { call, fork, race, select, take } from 'typed-redux-saga';
import { selectMay, sessionRenewed, type WithSession } from '@/core/session/sessionSlice';
import type { Hub, HubConnectionFactory, HubFacts } from './hub';
import { announced, keepOpen, letGo, newOutage, type Outage } from './hubManager';
import { keepAskedHub } from './keepAskedHub';
import { keepPresence } from './keepPresence';
import { keepRecordHub } from './keepRecordHub';
import { hubs } from './hubs';
import { RECORD_HUB_NAMES } from './recordHubs';
import { signalRConnection } from './signalRConnection';

/**
 * Keeps the hubs open that this person may hear. Those of tasks and cases are open all the time and tell whether there is a
 * connection; without either of them the hubs of records tell that.
 */
export function* keepHubs(connect: HubConnectionFactory = signalRConnection) {
  const lasting = newOutage();
  const ofRecords = newOutage();
  const areAlone = () => lasting.wanted.size === 0;
  yield* fork(whileAllowed, hubs.taskHub, {
    keep: () => keepLasting(hubs.taskHub, connect, lasting),
    close: () => letGo('taskHub', lasting),
  });
  yield* fork(whileAllowed, hubs.caseFlowHub, {
    keep: () => keepLasting(hubs.caseFlowHub, connect, lasting),
    close: () => letGo('caseFlowHub', lasting),
  });
  yield* fork(whileAllowed, hubs.phoneHub, {
    keep: () => keepAskedHub(hubs.phoneHub, connect, newOutage()),
  });
  yield* fork(whileAllowed, hubs.phoneRegistryHub, {
    keep: () => keepAskedHub(hubs.phoneRegistryHub, connect, newOutage()),
  });
  for (const hub of RECORD_HUB_NAMES)
    yield* fork(whileAllowed, hubs[hub], {
      keep: () => keepRecordHub(hub, connect, ofRecords, areAlone),
      close: () => letGo(hub, ofRecords, areAlone),
    });
  yield* fork(keepPresence, connect);
}

interface Keeping {
  keep: () => Generator;
  /** After its line was closed. */
  close?: () => Generator;
}

/** Keeps a hub as long as this person may hear it: closed with the right, and open again with it (T20). */
function* whileAllowed({ needs }: Pick<HubFacts, 'needs'>, { keep, close }: Keeping) {
  const isAllowed = (state: WithSession) => selectMay(state)(...needs);
  while (true) {
    while (!(yield* select(isAllowed))) yield* take(sessionRenewed);
    yield* race({ kept: call(keep), lost: call(untilLost, isAllowed) });
    if (close) yield* call(close);
  }
}

function* untilLost(isAllowed: (state: WithSession) => boolean) {
  while (yield* select(isAllowed)) yield* take(sessionRenewed);
}

function* keepLasting<E extends object>(hub: Hub<E>, connect: HubConnectionFactory, outage: Outage) {
  outage.wanted.add(hub.name);
  outage.down.add(hub.name);
  yield* keepOpen(hub, connect, outage, announced(hub.name, outage));
}
