import type { Action } from '@reduxjs/toolkit';
import { delay, put, race, take, takeLatest } from 'typed-redux-saga';
import { toastCleared } from '@/core/toasts/toastsSlice';
import type { RecordHubName } from '@/hubs/recordHubs';
import { eventsOf } from './eventsOfRecord';
import { updatingToast } from './toastSync';

/** A part of a card that is read again after a hub event, with a toast meanwhile. */
export interface CardRefresh {
  hub: RecordHubName;
  /** The text of the toast. */
  text: string;
  /** Matches the end of reading this record, whether it succeeded or failed. */
  isAnswered: (action: Action, id: string) => boolean;
}

/** Reading that ends within this time shows no toast. */
const TOAST_AFTER_MS = 500;
/** The longest time that the toast is visible (002 §9.1). */
const TOAST_MS = 60_000;

const keyOf = ({ hub }: CardRefresh): string => `${hub}/refresh`;

/** Shows a toast while a part is read again, for a minute at most (002 §4.1, UCC-76). */
export function* toastRefresh(refresh: CardRefresh, id: string) {
  const { hub, text, isAnswered } = refresh;
  const key = keyOf(refresh);
  const answer = (action: Action) => isAnswered(action, id);
  yield* takeLatest(
    (action: Action) => eventsOf(action, hub, id).length > 0,
    function* () {
      const { soon } = yield* race({ soon: take(answer), late: delay(TOAST_AFTER_MS) });
      if (soon) return;
      yield* put(updatingToast({ text, key, durationMs: TOAST_MS }));
      yield* race({ done: take(answer), late: delay(TOAST_MS) });
      yield* put(toastCleared(key));
    },
  );
}

export const clearRefresh = (refresh: CardRefresh) => toastCleared(keyOf(refresh));
