import { useCallback, useState } from 'react';

/** What is being looked up for the fields of a form, and whether saving was asked meanwhile. */
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
