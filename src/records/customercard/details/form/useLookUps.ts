import { useCallback, useState } from 'react';

/** The lookups that run for the fields of a form, and whether saving waits for them. */
export function useLookUps() {
  const [running, setRunning] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  return {
    isReady: running.length === 0,
    isAsked,
    setAsked,
    setLookingUp: useCallback(
      (field: string, isRunning: boolean) =>
        setRunning((fields) => [...fields.filter((each) => each !== field), ...(isRunning ? [field] : [])]),
      [],
    ),
  };
}
