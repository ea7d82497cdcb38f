import { call, put } from 'typed-redux-saga';
import type { OneTab } from '@/core/tabs/oneTab';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { Said, Word } from './tabWords';

/** A refusal comes twice on the wire; the same sentence within this time is one. */
const SAME_MS = 5_000;

/** One toast for what goes wrong, whatever it is about. */
export function* show({ kind, text }: Said) {
  yield* put(toastShown({ kind, text, ...(kind === 'error' && { key: 'telephony' }) }));
}

export type Say = (said: Said) => Generator;

/** Says it in every tab of this browser, once. */
export function sayer(tab: OneTab): Say {
  let last = { text: '', at: 0 };
  return function* (said) {
    const now = Date.now();
    if (said.text === last.text && now - last.at < SAME_MS) return;
    last = { text: said.text, at: now };
    tab.tell({ kind: 'said', said } satisfies Word);
    yield* call(show, said);
  };
}
