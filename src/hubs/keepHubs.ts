import { all, call, select, take } from 'typed-redux-saga';
import { selectMay, sessionStarted } from '@/core/session/sessionSlice';
import { caseFlowHub } from './caseFlowHub';
import type { Hub, HubConnectionFactory } from './hub';
import { announced, keepOpen, newOutage, type Outage, told } from './hubManager';
import { keepRecordHub, recordHubs } from './recordHubs';
import { signalRConnection } from './signalRConnection';
import { taskHub } from './taskHub';

const opener = <E extends object>(hub: Hub<E>) => ({
  name: hub.name,
  needs: hub.needs,
  keep: (connect: HubConnectionFactory, outage: Outage) => keepOpen(hub, connect, outage, announced(outage)),
});

/** Every hub of the product; a new one is a line here. */
const hubs = [opener(taskHub), opener(caseFlowHub)];

/** Keeps the hubs open that this person may hear. */
export function* keepHubs(connect: HubConnectionFactory = signalRConnection) {
  const may = yield* select(selectMay);
  const wanted = hubs.filter(({ needs }) => may(...needs));
  const outage = newOutage(wanted.map(({ name }) => name));
  const ofRecords = recordHubs.filter(({ needs }) => may(...needs));
  const recordOutage = newOutage([]);
  const teller = wanted.length === 0 ? told(recordOutage) : null;
  yield* all([
    ...wanted.map(({ keep }) => call(keep, connect, outage)),
    ...ofRecords.map((hub) => call(keepRecordHub, hub, connect, recordOutage, teller)),
  ]);
  if (wanted.length + ofRecords.length === 0) yield* take(sessionStarted);
}
