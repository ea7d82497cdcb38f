import type { Received } from '@/domain/decode/received';
import { type PortalStatus, portalStatusLabel } from '@/domain/portal';
import { Badge } from '@/ui/record/Badge';
import { portalLook } from './portalLook';

/** Whom the portal is open to, in a word with its colour. */
export const PortalBadge = ({ status }: { status: Received<PortalStatus> }) => (
  <Badge {...portalLook(status)}>{portalStatusLabel(status)}</Badge>
);
