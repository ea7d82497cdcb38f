import { useStays } from '@/core/hooks/useStays';
import { AlertFact } from './AlertFact';
import { usePersonAlerts } from './usePersonAlerts';

/** What to mind about the person of an opened record; who walks past it asks nothing. */
export function PersonAlerts({ personId }: { personId: string }) {
  return <AlertFact alerts={usePersonAlerts(useStays(personId) ? personId : null)} />;
}
