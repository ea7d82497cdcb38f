import { useState } from 'react';

/**
 * A record that is deleted while it is edited stays as it was last read, and so does the text in its form. `found` is null where
 * the record is not there, and undefined while nobody knows.
 */
export function useStillThere<T>(id: string | null, found: T | null | undefined) {
  const [last, setLast] = useState<{ id: string | null; record: T } | null>(null);
  if (found && found !== last?.record) setLast({ id, record: found });
  const kept = last?.id === id ? last.record : null;
  const isGone = found === null && kept !== null;
  return { record: isGone ? kept : found, isGone };
}
