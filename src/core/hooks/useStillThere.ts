import { useState } from 'react';

/**
 * A record that is being edited, as it was last read: it stays when it is deleted meanwhile, so that what was typed over it
 * does. `found` is null where the record is not there, and undefined while nobody knows.
 */
export function useStillThere<T>(id: string | null, found: T | null | undefined) {
  const [last, setLast] = useState<{ id: string | null; record: T } | null>(null);
  if (found && found !== last?.record) setLast({ id, record: found });
  const kept = last?.id === id ? last.record : null;
  const isGone = found === null && kept !== null;
  return { record: isGone ? kept : found, isGone };
}
