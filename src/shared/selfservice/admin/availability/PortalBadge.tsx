import { portalQueries } from '@/api/selfservice/portal';
import type { Received } from '@/domain/decode/received';
import { PortalStatus, portalStatusLabel } from '@/domain/selfservice/portal';
import { Badge, type Tone } from '@/ui/record/Badge';
import { lookUp } from '@/lib/values';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  CircleXIcon,
  HelpIcon,
  type IconComponent,
  LockIcon,
} from '@/ui/icons';
import { portalTexts } from '../portalTexts';

interface Look {
  tone: Tone;
  icon: IconComponent;
}

/** Green, orange or red (SSA-04); the icon carries the same meaning without colour. */
const looks: Record<PortalStatus, Look> = {
  [PortalStatus.Online]: { tone: 'success', icon: CircleCheckIcon },
  [PortalStatus.Offline]: { tone: 'danger', icon: CircleXIcon },
  [PortalStatus.KccOnly]: { tone: 'warning', icon: LockIcon },
  [PortalStatus.AdministratorsOnly]: { tone: 'warning', icon: LockIcon },
  [PortalStatus.Faulted]: { tone: 'danger', icon: CircleAlertIcon },
};

const portalLook = (status: Received<PortalStatus>): Look =>
  lookUp(looks, status) ?? { tone: 'neutral', icon: HelpIcon };

/** The status of the portal, in a word with its colour. */
export const PortalBadge = ({ status }: { status: Received<PortalStatus> }) => (
  <Badge {...portalLook(status)}>{portalStatusLabel(status)}</Badge>
);

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
