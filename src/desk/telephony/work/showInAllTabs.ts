import { call, put } from 'typed-redux-saga';
import type { OneTab } from '@/core/tabs/oneTab';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { Sentence, TabMessage } from './tabMessages';

/** A refusal arrives twice, so an equal sentence within this time is shown once. */
const SAME_MS = 5_000;

/** All errors share one toast. */
export function* show({ kind, text }: Sentence) {
  yield* put(toastShown({ kind, text, ...(kind === 'error' && { key: 'telephony' }) }));
}

export type ShowInAllTabs = (said: Sentence) => Generator;

/** Returns a function that shows a sentence in every tab of this browser, once. */
export function createShowInAllTabs(tab: OneTab): ShowInAllTabs {
  let last = { text: '', at: 0 };
  return function* (said) {
    const now = Date.now();
    if (said.text === last.text && now - last.at < SAME_MS) return;
    last = { text: said.text, at: now };
    tab.send({ kind: 'said', said } satisfies TabMessage);
    yield* call(show, said);
  };
}
