import { useState } from 'react';
import type { Answer } from './answer';

export interface RowsKept<Q> {
  /** The rows belong to the previous question; those of the current one are loading. */
  isEarlier: boolean;
  /** The question whose rows are shown. */
  shown: Q;
}

/**
 * Keeps the rows of the previous question while a new one loads, so that a press still hits its row. Rows of another
 * subject (`about`: a person, a kind) disappear at once.
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
