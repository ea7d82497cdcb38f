import { useEffect, useState } from 'react';

/** Who walks past a record asks nothing more about it. */
const STAYED_MS = 500;

/** Whether somebody has stayed with a record, by its id, for a moment. */
export function useStays(id: string): boolean {
  const [stayedWith, setStayedWith] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setStayedWith, STAYED_MS, id);
    return () => clearTimeout(timer);
  }, [id]);
  return stayedWith === id;
}
