import type { EventChannel } from 'redux-saga';
import { put, take } from 'typed-redux-saga';
import { MAX_VISIBLE_TOASTS, type ToastKind, type ToastRequest, toastShown } from '@/core/toasts/toastsSlice';
import { isRecord } from '@/lib/values';
import type { Push, PushSource } from './collectPushes';
import type { HubFacts } from './hub';
import { hubsTexts } from './hubsTexts';

/** A longer text is shortened, because a message is read in passing. */
const MESSAGE_LENGTH_MAX = 300;

const KINDS: readonly ToastKind[] = ['info', 'warning', 'success', 'error'];

const kindOf = (type: unknown): ToastKind =>
  KINDS.find((kind) => typeof type === 'string' && kind === type.toLowerCase()) ?? 'info';

/** A text of the server that names the missing permissions as on the wire. */
const NEEDED = /^Nodig: \w/;

const shortened = (text: string): string =>
  text.length > MESSAGE_LENGTH_MAX ? `${text.slice(0, MESSAGE_LENGTH_MAX - 1).trimEnd()}…` : text;

/** Returns the server's text as a sentence for the user; empty if there is no text. */
export function sentenceOf(text: string): string {
  const sentence = text.trim();
  return NEEDED.test(sentence) ? hubsTexts.mayNot : shortened(sentence);
}

/** Reads a message, which is sent as `{ type, text }`, or as type and text in two arguments. */
export function readMessage([message, second]: readonly unknown[]): ToastRequest | null {
  const { type, text } = isRecord(message) ? message : { type: message, text: second };
  if (typeof text !== 'string' || text.trim() === '') return null;
  return { kind: kindOf(type), text: sentenceOf(text) };
}

const EVENT = 'onMessage';

/** Listens to the message event that any hub may send, unless the hub decodes that event itself. */
export const messagesOf = ({
  name,
  events,
}: Pick<HubFacts, 'events'> & { name: string }): PushSource<ToastRequest> => ({
  name,
  events: events.includes(EVENT) ? [] : [EVENT],
  decode: (_, args) => readMessage(args),
});

/** Shows the messages as toasts; of a burst, only as many of the last messages as fit on the screen. */
export function* showMessages(pushes: EventChannel<Push<ToastRequest>>) {
  while (true) {
    const push = yield* take(pushes);
    if ('closed' in push) return;
    for (const message of push.events.slice(-MAX_VISIBLE_TOASTS)) yield* put(toastShown(message));
  }
}
