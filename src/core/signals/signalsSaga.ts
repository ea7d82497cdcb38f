import type { Task as Running } from 'redux-saga';
import { call, cancel, delay, fork, select, take } from 'typed-redux-saga';
import { selectSignedInId, sessionEnded } from '../session/sessionSlice';
import { openOneTab } from '../tabs/oneTab';
import { isSomebodyLooking, publishLooking } from './looking';
import { showBrowserNotification } from './browserNotification';
import { readSignalSettings } from './signalSettings';
import { type Signal, type SignalKind, selectSignals, signalsSet } from './signalsSlice';
import { playSound } from './sound';

/** Milliseconds between repeats of the sound. */
const AGAIN_MS: Record<SignalKind, number> = { call: 3_000, chat: 15_000 };
/** A hidden tab waits this long, so that the visible tab signals first. */
const HIDDEN_LATER_MS = 150;
/** A tab that takes over waits this long, because the previous tab may have learned first that the wait has ended. */
const TAKE_OVER_MS = 1_000;

/** Signals each customer for as long as that customer waits, in one tab of this browser. */
export function* signalsSaga() {
  const stopLooking = publishLooking();
  const signalling = new Map<string, Running>();
  try {
    while (true) {
      yield* follow(signalling);
      yield* take([signalsSet, sessionEnded]);
    }
  } finally {
    stopLooking();
  }
}

interface WaitingSignal {
  key: string;
  kind: SignalKind;
  text: string;
  shownAt: string | undefined;
}

const withKey =
  (kind: SignalKind) =>
  ({ id, text, shownAt }: Signal): WaitingSignal => ({ key: `${kind}/${id}`, kind, text, shownAt });

function* follow(signalling: Map<string, Running>) {
  const signals = yield* select(selectSignals);
  const waiting = [...signals.call.map(withKey('call')), ...signals.chat.map(withKey('chat'))];
  for (const [key, running] of signalling) {
    if (waiting.some((one) => one.key === key)) continue;
    signalling.delete(key);
    yield* cancel(running);
  }
  for (const one of waiting)
    if (!signalling.has(one.key)) signalling.set(one.key, yield* fork(signalInTurn, one));
}

function* signalInTurn(signal: WaitingSignal) {
  const userId = yield* select(selectSignedInId);
  if (userId === null) return;
  if (document.hidden) yield* delay(HIDDEN_LATER_MS);
  const tab = openOneTab(`signal/${signal.key}`, userId);
  try {
    if ((yield* take(tab.turns)) !== 'mine') {
      while ((yield* take(tab.turns)) !== 'mine');
      yield* delay(TAKE_OVER_MS);
    }
    yield* repeat(signal, userId);
  } finally {
    tab.close();
  }
}

/** True if the user looks at the page that shows the signal. */
async function isInSight({ shownAt }: WaitingSignal): Promise<boolean> {
  const isElsewhere = !document.hidden && shownAt !== undefined && window.location.pathname !== shownAt;
  return !isElsewhere && isSomebodyLooking();
}

function* repeat(signal: WaitingSignal, userId: string) {
  const { key, kind, text } = signal;
  let shown: Notification | null = null;
  let silence: () => void = () => undefined;
  try {
    while (true) {
      const { sound, notifications } = readSignalSettings(userId);
      silence();
      if (sound) silence = playSound(kind);
      if (yield* call(isInSight, signal)) {
        shown?.close();
        shown = null;
      } else if (notifications) shown ??= showBrowserNotification(key, text);
      yield* delay(AGAIN_MS[kind]);
    }
  } finally {
    silence();
    shown?.close();
  }
}
