import type { Action } from '@reduxjs/toolkit';
import { delay, put, race, take, takeLatest } from 'typed-redux-saga';
import { toastCleared } from '@/core/toasts/toastsSlice';
import type { RecordHubName } from '@/hubs/recordHubs';
import { eventsOf } from './recordTold';
import { updatingToast } from './updatingToast';

/** A part of a card that is read again after an event of a hub, with a toast meanwhile. */
export interface CardRefresh {
  hub: RecordHubName;
  /** The words of the toast. */
  text: string;
  /** The end of a reading of this record, whether it succeeded or failed. */
  isAnswered: (action: Action, id: string) => boolean;
}

/** A reading that is done by then is no news. */
const TOLD_AFTER_MS = 500;
/** 002 §9.1. */
const TOLD_MS = 60_000;

const keyOf = ({ hub }: CardRefresh): string => `${hub}/refresh`;

/** Says what is read again until it is, or for a minute (002 §4.1, UCC-76). */
export function* tellRefresh(refresh: CardRefresh, id: string) {
  const { hub, text, isAnswered } = refresh;
  const key = keyOf(refresh);
  const answer = (action: Action) => isAnswered(action, id);
  yield* takeLatest(
    (action: Action) => eventsOf(action, hub, id).length > 0,
    function* () {
      const { soon } = yield* race({ soon: take(answer), late: delay(TOLD_AFTER_MS) });
      if (soon) return;
      yield* put(updatingToast({ text, key, durationMs: TOLD_MS }));
      yield* race({ done: take(answer), late: delay(TOLD_MS) });
      yield* put(toastCleared(key));
    },
  );
}

export const clearRefresh = (refresh: CardRefresh) => toastCleared(keyOf(refresh));
