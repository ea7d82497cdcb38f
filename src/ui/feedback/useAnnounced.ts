import { useEffect, useEffectEvent } from 'react';
import { announce } from './Announcer';

/**
 * Announces the result of a question once; later changes of the result stay silent. `answer` is null until it is known.
 */
export function useAnnounced(question: string, answer: string | null): void {
  const isThere = answer !== null;
  const say = useEffectEvent(() => {
    if (answer !== null) announce(answer);
  });
  useEffect(() => {
    if (isThere) say();
  }, [question, isThere]);
}
