import { useEffect, useState } from 'react';

/** An agent who steps to the next record within this time is not staying, so that no more of the record is loaded. */
const STAYED_MS = 500;

/** True once the agent has stayed with this record for a moment. */
export function useStays(id: string): boolean {
  const [stayedWith, setStayedWith] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setStayedWith, STAYED_MS, id);
    return () => clearTimeout(timer);
  }, [id]);
  return stayedWith === id;
}
