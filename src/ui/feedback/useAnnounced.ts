import { useEffect, useEffectEvent } from 'react';
import { announce } from './Announcer';

/** Says what was found for a question, once; not when that changes meanwhile. Null until it is there. */
export function useAnnounced(question: string, answer: string | null): void {
  const isThere = answer !== null;
  const say = useEffectEvent(() => {
    if (answer !== null) announce(answer);
  });
  useEffect(() => {
    if (isThere) say();
  }, [question, isThere]);
}
