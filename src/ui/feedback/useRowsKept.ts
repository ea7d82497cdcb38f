import { useState } from 'react';
import type { Answer } from './answer';

export interface RowsKept<Q> {
  /** The rows belong to the question before; those of this one are on their way. */
  isEarlier: boolean;
  /** The question whose rows are shown. */
  shown: Q;
}

/**
 * While other words are looked for, the rows of the words before stay in their place, so that a press on one finds it. Rows of
 * another subject (`about`: a person, a kind) go at once.
 */
export function useRowsKept<A extends Answer<unknown>, Q = undefined>(
  answer: A,
  about = '',
  question = undefined as Q,
): A & RowsKept<Q> {
  const { currentData, isFetching } = answer;
  const [last, setLast] = useState({ currentData, about, question });
  const isNew = currentData !== undefined && (currentData !== last.currentData || question !== last.question);
  if (isNew || about !== last.about) setLast({ currentData, about, question });
  const isEarlier =
    currentData === undefined && isFetching && about === last.about && last.currentData !== undefined;
  return isEarlier
    ? { ...answer, currentData: last.currentData, isEarlier, shown: last.question }
    : { ...answer, isEarlier, shown: question };
}
