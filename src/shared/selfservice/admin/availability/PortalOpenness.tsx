import { portalQueries } from '@/api/selfservice/portal';
import { portalTexts } from '../portalTexts';
import { PortalBadge } from './PortalBadge';

/** The status of the portal for agents who help a customer with it; nothing while it is unknown. */
export function PortalOpenness() {
  const { currentData: status } = portalQueries.endpoints.portalStatus.useQuery(undefined);
  if (status === undefined) return null;
  return (
    <p>
      {portalTexts.availability.panel} <PortalBadge status={status} />
    </p>
  );
}
