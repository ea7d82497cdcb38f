import type { GenericSchema } from 'valibot';
import { delay, put, race, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { toastCleared, toastShown } from '@/core/toasts/toastsSlice';
import type { RecordHubName, SyncHubName } from '@/hubs/recordHubs';
import { recordRefused } from '@/hubs/recordEvents';
import { sameId } from '@/lib/guid';
import { lookUp } from '@/lib/values';
import { cardTexts } from '../cardTexts';
import { type CardOf, cardUpdated, type CardUpdate } from './openCard';
import { isChange, isStarted, isEventOf } from './eventsOfRecord';

/** The synchronisation of a record and the toasts during it. */
export interface CardSync {
  hub: SyncHubName;
  /** The schema of the record that the hub pushes. */
  schema: GenericSchema;
  /** Toast texts for a running update, by the hub that reports it. */
  updating: Readonly<Partial<Record<RecordHubName, string>>>;
  /** Shown when the record itself could not be synchronised. */
  failed: string;
}

/** The longest time to bring a card up to date (001 §9). */
const SYNC_MS = 60_000;
const keyOf = (hub: string): string => `${hub}/sync`;

interface Updating {
  /** The part of a card that is brought up to date. */
  text: string;
  key: string;
  durationMs: number;
}

export const updatingToast = (updating: Updating) =>
  toastShown({ kind: 'info', heading: cardTexts.updating, isProgress: true, ...updating });

/**
 * Shows toasts while data is brought up to date, for a minute at most, and also when the update of the record failed
 * (001 §4, §9; AMB-135).
 */
export function* toastSync({ hub: sync, updating, failed }: CardSync, of: CardOf) {
  const { id } = of;
  const report = (update: CardUpdate) => put(cardUpdated({ ...of, update }));
  function* reportFailure() {
    yield* report('failed');
    yield* put(toastShown({ kind: 'error', text: failed, key: `${keyOf(sync)}/failed` }));
  }
  for (const hub of Object.keys(updating) as RecordHubName[])
    yield* takeLatest(isEventOf(hub, id, isStarted), function* () {
      const key = keyOf(hub);
      const text = lookUp(updating, hub) ?? '';
      if (hub === sync) yield* report('updating');
      yield* put(updatingToast({ text, key, durationMs: SYNC_MS }));
      const { late } = yield* race({ done: take(isEventOf(hub, id, isChange)), late: delay(SYNC_MS) });
      yield* put(toastCleared(key));
      if (hub === sync) yield* late ? reportFailure() : report('updated');
    });
  /* A synchronisation that the server refuses fails at once. */
  yield* takeEvery(recordRefused, function* ({ payload }) {
    if (payload.hub === sync && sameId(payload.id, id)) yield* reportFailure();
  });
}

export function* clearSync({ updating }: CardSync) {
  for (const hub of Object.keys(updating)) yield* put(toastCleared(keyOf(hub)));
}
