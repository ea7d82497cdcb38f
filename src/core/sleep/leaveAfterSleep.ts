import type { UnknownAction } from '@reduxjs/toolkit';
import { call, delay, put, race, type SagaGenerator, select } from 'typed-redux-saga';
import { type AnySelector, waitUntil } from '../sagas/waitUntil';
import { toastCleared, toastShown } from '../toasts/toastsSlice';
import { sleepTexts as texts } from './sleepTexts';

const LOOK_MS = 20_000;
/** The timers of a hidden tab run at least once a minute, so that a longer gap means that the computer slept. */
const SLEPT_MS = 180_000;
/** The first tries may fail, because a connection that broke during the sleep needs a moment to notice that. */
const TRIES = 4;
const LEFT_WITHIN_MS = 5_000;
/** The toast stays for an hour after the computer woke up, for an agent who comes back later. */
const TOAST_MS = 3_600_000;
const TOAST = 'sleep';

/** A service that sends customers to this agent: the phone or the chat. */
export interface Duty {
  /** True if customers are sent to this agent, and this tab is the one that handles them. */
  isAwaited: AnySelector<boolean>;
  /** True if the agent can log out at this moment. */
  isFree: AnySelector<boolean>;
  leave: () => UnknownAction;
}

/**
 * Makes the agent unavailable after the computer slept, since nobody was at the desk. Shows a toast until the agent is
 * available again.
 */
export function* leaveAfterSleep(duty: Duty) {
  while (true) {
    yield* call(untilSlept);
    if (!(yield* select(duty.isAwaited))) continue;
    const hasLeft = yield* call(leave, duty);
    const [kind, text] = hasLeft ? (['warning', texts.left] as const) : (['error', texts.failed] as const);
    yield* put(toastShown({ kind, text, key: TOAST, durationMs: TOAST_MS }));
    if (!hasLeft) continue;
    yield* call(waitUntil, duty.isAwaited);
    yield* put(toastCleared(TOAST));
  }
}

/** Waits until the clock has jumped ahead of this page's timers, which means that the computer slept. */
function* untilSlept() {
  let seenAt = Date.now();
  while (Date.now() - seenAt <= SLEPT_MS) {
    seenAt = Date.now();
    yield* delay(LOOK_MS);
  }
}

/**
 * Logs the agent out; returns false when that fails. During a conversation it first waits until the conversation and
 * its after-call work are over.
 */
function* leave({ isAwaited, isFree, leave: ask }: Duty): SagaGenerator<boolean> {
  const isLeft = (state: object) => !isAwaited(state);
  for (let tries = TRIES; tries > 0; tries -= 1) {
    yield* call(waitUntil, (state: object) => isFree(state) || isLeft(state));
    if (!(yield* select(isLeft))) yield* put(ask());
    const { late } = yield* race({ left: call(waitUntil, isLeft), late: delay(LEFT_WITHIN_MS) });
    if (!late) return true;
  }
  return false;
}
