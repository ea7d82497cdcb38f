import { useEffect, useEffectEvent } from 'react';
import { speak } from './speak';

/**
 * Announces the result of a question once; later changes of the result stay silent. `answer` is null until it is known.
 */
export function useSpoken(question: string, answer: string | null): void {
  const isThere = answer !== null;
  const say = useEffectEvent(() => {
    if (answer !== null) speak(answer);
  });
  useEffect(() => {
    if (isThere) say();
  }, [question, isThere]);
}
