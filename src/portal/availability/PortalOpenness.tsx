import { portalQueries } from '@/api/portal';
import { portalTexts } from '../portalTexts';
import { PortalBadge } from './PortalBadge';

/** For who helps a customer with the portal: whom it is open to; nothing while that is not known. */
export function PortalOpenness() {
  const { currentData: status } = portalQueries.endpoints.portalStatus.useQuery(undefined);
  if (status === undefined) return null;
  return (
    <p>
      {portalTexts.availability.panel} <PortalBadge status={status} />
    </p>
  );
}
