import { useState } from 'react';
import type { Submission } from '@/core/submissions/submissionsSlice';
import { sameValue } from '@/lib/values';

interface Below<T> {
  /** The present value of the fact that the dialog rests on; undefined until it is known. */
  now: T | undefined;
  /** The value on the screen that opened the dialog, if the dialog reads it again. */
  opened?: T;
  /** The dialog's own write changes the value too, and needs no notice. */
  submission: Submission | null;
  text: string | ((seen: T) => string);
}

/**
 * A push or a poll may change the subject of an open dialog. `meanwhile` then blocks the dialog until its user has seen that;
 * `seen` goes with the request, for changes that no push or poll reported yet (`readUnchanged`).
 */
export function useMeanwhile<T>({ now, opened, submission, text }: Below<T>) {
  const [seen, setSeen] = useState(opened === undefined ? now : opened);
  if (seen === undefined && now !== undefined) setSeen(now);
  const isSeen = seen === undefined || now === undefined || sameValue(seen, now);
  const isOwn = submission?.status === 'sending';
  if (isSeen || isOwn) return { seen, meanwhile: null };
  const sentence = typeof text === 'string' ? text : text(seen);
  return { seen, meanwhile: { text: sentence, onSeen: () => setSeen(now) } };
}
