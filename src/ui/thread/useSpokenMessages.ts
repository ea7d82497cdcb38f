import { useEffect, useEffectEvent, useRef } from 'react';
import { speak } from '../feedback/speak';
import { uiTexts } from '../uiTexts';

/** Announces once that the user's own message was sent, and how many messages of others arrived. */
export function useSpokenMessages<T extends { id: string }>(
  messages: readonly T[],
  isMine: (message: T) => boolean,
): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const speakOfNew = useEffectEvent((before: ReadonlySet<string>) => {
    const fresh = messages.filter(({ id }) => !before.has(id));
    const arrived = fresh.filter((message) => !isMine(message)).length;
    if (fresh.length > arrived) speak(uiTexts.messageSent);
    if (arrived > 0) speak(uiTexts.messagesArrived(arrived));
  });
  useEffect(() => {
    if (known.current !== null) speakOfNew(known.current);
    known.current = new Set(messages.map(({ id }) => id));
  }, [messages]);
}
