import { useEffect, useState } from 'react';

/** Stepping through records faster than this loads no more about them. */
const STAYED_MS = 500;

/** Whether the agent has stayed with the record of this id for a moment. */
export function useStays(id: string): boolean {
  const [stayedWith, setStayedWith] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setStayedWith, STAYED_MS, id);
    return () => clearTimeout(timer);
  }, [id]);
  return stayedWith === id;
}
