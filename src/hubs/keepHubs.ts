import { all, call, cancel, fork, select, take } from 'typed-redux-saga';
import { selectMay, sessionStarted } from '@/core/session/sessionSlice';
import type { DeskPhone } from '@/domain/telephony/deskPhone';
import type { Hub, HubConnectionFactory } from './hub';
import { announced, keepOpen, newOutage, type Outage, told } from './hubManager';
import { keepAskedHub } from './keepAskedHub';
import { keepPresence } from './keepPresence';
import { keepRecordHub } from './keepRecordHub';
import { hubs } from './hubs';
import { type PhoneEvent, phoneHub } from './phoneHub';
import { phoneRegistryHub } from './phoneRegistryHub';
import { RECORD_HUB_NAMES, recordHubs } from './recordHubs';
import { signalRConnection } from './signalRConnection';

const opener = <E extends object>(hub: Hub<E>) => ({
  name: hub.name,
  needs: hub.needs,
  keep: (connect: HubConnectionFactory, outage: Outage) =>
    keepOpen(hub, connect, outage, announced(hub.name, outage)),
});

/** The hubs that are open all the time; those of records follow what is watched. */
const lasting = [opener(hubs.taskHub), opener(hubs.caseFlowHub)];

/** Keeps the hubs open that this person may hear. */
export function* keepHubs(connect: HubConnectionFactory = signalRConnection) {
  const may = yield* select(selectMay);
  const wanted = lasting.filter(({ needs }) => may(...needs));
  const outage = newOutage(wanted.map(({ name }) => name));
  const ofRecords = RECORD_HUB_NAMES.filter((name) => may(...recordHubs[name].needs));
  const recordOutage = newOutage([]);
  const teller = wanted.length === 0 ? told(recordOutage) : null;
  const mayAsk = may(...phoneHub.needs);
  const presence = yield* fork(keepPresence, connect);
  yield* all([
    ...wanted.map(({ keep }) => call(keep, connect, outage)),
    ...(mayAsk
      ? [
          call(keepAskedHub<PhoneEvent>, phoneHub, connect, newOutage([])),
          call(keepAskedHub<DeskPhone>, phoneRegistryHub, connect, newOutage([])),
        ]
      : []),
    ...ofRecords.map((hub) => call(keepRecordHub, hub, connect, recordOutage, teller)),
  ]);
  if (wanted.length + ofRecords.length === 0 && !mayAsk) {
    yield* take(sessionStarted);
    yield* cancel(presence);
  }
}
