import { useEffect, useState } from 'react';
import { AlertFact } from './AlertFact';
import { usePersonAlerts } from './usePersonAlerts';

/** Who walks past a record asks nothing about its person. */
const STAYED_MS = 500;

/** What to mind about the person of an opened record. */
export function PersonAlerts({ personId }: { personId: string }) {
  const [stayedWith, setStayedWith] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setStayedWith, STAYED_MS, personId);
    return () => clearTimeout(timer);
  }, [personId]);
  return <AlertFact alerts={usePersonAlerts(stayedWith === personId ? personId : null)} />;
}
