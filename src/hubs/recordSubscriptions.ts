import { type Action, isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, take, takeLatest } from 'typed-redux-saga';
import { hubDown, hubUp } from './connectionSlice';
import { recordUnwatched, recordWatched, selectWatchedIds, type WithDemand } from './demandSlice';
import { callHub } from './hubs';
import { recordRefused, recordSubscribed } from './recordEvents';
import { isSyncHub, type RecordHubName } from './recordHubs';

const subscribe = (hub: RecordHubName, id: string) =>
  isSyncHub(hub) ? callHub(hub, 'startJitUpdate', [id]) : callHub(hub, 'subscribe', [id]);

/**
 * Subscribes to a record. A call without an answer counts as subscribed, because it may have reached the server; if it
 * did not, the next connection subscribes again.
 */
function* ask(hub: RecordHubName, id: string) {
  const { outcome } = yield* subscribe(hub, id);
  yield* put(outcome === 'refused' ? recordRefused({ hub, id }) : recordSubscribed({ hub, id }));
}

const selectDemand = ({ hubDemand }: WithDemand) => hubDemand;

/** Subscribes to the records that are watched and to no others. Each call is sent without waiting for another one. */
function* keepSubscribed(hub: RecordHubName) {
  let subscribed: ReadonlySet<string> = new Set();
  while (true) {
    const demand = yield* select(selectDemand);
    const watched = selectWatchedIds({ hubDemand: demand }, hub);
    for (const id of watched) if (!subscribed.has(id)) yield* fork(ask, hub, id);
    for (const id of subscribed) if (!watched.has(id)) yield* fork(() => callHub(hub, 'unsubscribe', [id]));
    subscribed = watched;
    if ((yield* select(selectDemand)) === demand) yield* take([recordWatched, recordUnwatched]);
  }
}

/** Keeps the subscriptions of a hub of records while it is connected. */
export function* subscribeWhileUp(hub: RecordHubName) {
  const comesOrGoes = (action: Action): boolean => isAnyOf(hubUp, hubDown)(action) && action.payload === hub;
  yield* takeLatest(comesOrGoes, function* (action: Action) {
    if (hubUp.match(action)) yield* call(keepSubscribed, hub);
  });
}
