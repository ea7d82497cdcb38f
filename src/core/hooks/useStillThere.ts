import { useState } from 'react';

/**
 * Keeps the last version of a record that is deleted while the user edits it, so that the text in its form stays.
 * `found` is null where the record does not exist, and undefined while that is unknown.
 */
export function useStillThere<T>(id: string | null, found: T | null | undefined) {
  const [last, setLast] = useState<{ id: string | null; record: T } | null>(null);
  if (found && found !== last?.record) setLast({ id, record: found });
  const kept = last?.id === id ? last.record : null;
  const isGone = found === null && kept !== null;
  return { record: isGone ? kept : found, isGone };
}
