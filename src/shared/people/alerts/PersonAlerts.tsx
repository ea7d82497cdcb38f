import { useStays } from '@/core/hooks/useStays';
import { AlertFact } from './AlertFact';
import { usePersonAlerts } from './usePersonAlerts';

/** The alerts about the person of an opened record. Nothing is requested for records that the user only steps past. */
export function PersonAlerts({ personId }: { personId: string }) {
  return <AlertFact alerts={usePersonAlerts(useStays(personId) ? personId : null)} />;
}
