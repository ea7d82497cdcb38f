import { useState } from 'react';
import type { Submission } from '@/core/submissions/submissionsSlice';
import { sameValue } from '@/lib/values';

interface Below<T> {
  /** What the dialog would change or rests on, as it is now; undefined as long as it is not known. */
  now: T | undefined;
  /** How it was where the dialog was asked for, if it is read anew since. */
  opened?: T;
  /** What this dialog sends itself changes it as well. */
  submission: Submission | null;
  text: string;
}

/**
 * What a dialog is about may change below it. Then `meanwhile` says so before the dialog may write, and `seen` goes with what is
 * written, so that a change which no push or poll has told yet is not overwritten either (`readUnchanged`).
 */
export function useMeanwhile<T>({ now, opened, submission, text }: Below<T>) {
  const [seen, setSeen] = useState(opened === undefined ? now : opened);
  if (seen === undefined && now !== undefined) setSeen(now);
  const isSeen = seen === undefined || now === undefined || sameValue(seen, now);
  const isOwn = submission?.status === 'sending';
  return { seen, meanwhile: isSeen || isOwn ? null : { text, onSeen: () => setSeen(now) } };
}
