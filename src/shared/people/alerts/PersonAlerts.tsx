import { useStays } from '@/core/hooks/useStays';
import { AlertFact } from './AlertFact';
import { usePersonAlerts } from './usePersonAlerts';

/** The alerts about the person of an opened record; stepping past the record requests nothing. */
export function PersonAlerts({ personId }: { personId: string }) {
  return <AlertFact alerts={usePersonAlerts(useStays(personId) ? personId : null)} />;
}
