import { useState } from 'react';
import type { Submission } from '@/core/submissions/submissionsSlice';
import { sameValue } from '@/lib/values';

interface Below<T> {
  /** The present value of the data that the dialog is about; undefined until it is known. */
  now: T | undefined;
  /** The value on the screen that opened the dialog, for a dialog that reads the value again. */
  opened?: T;
  /** The submission of the dialog itself, whose change of the value needs no notice. */
  submission: Submission | null;
  text: string | ((seen: T) => string);
}

/**
 * A push or a poll may change the subject of an open dialog. `meanwhile` then blocks the dialog until its user has
 * confirmed the change. `seen` is sent with the request, so that it also detects changes that no push or poll has
 * reported (`readUnchanged`).
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
