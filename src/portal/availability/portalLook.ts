import { PortalStatus } from '@/domain/portal';
import type { Received } from '@/domain/decode/received';
import { lookUp } from '@/lib/values';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  CircleXIcon,
  HelpIcon,
  type IconComponent,
  LockIcon,
} from '@/ui/icons';
import type { Tone } from '@/ui/record/Badge';

interface Look {
  tone: Tone;
  icon: IconComponent;
}

/** Green, orange, red (SSA-04); the icon says the same without colour. */
const looks: Record<PortalStatus, Look> = {
  [PortalStatus.Online]: { tone: 'success', icon: CircleCheckIcon },
  [PortalStatus.Offline]: { tone: 'danger', icon: CircleXIcon },
  [PortalStatus.KccOnly]: { tone: 'warning', icon: LockIcon },
  [PortalStatus.AdministratorsOnly]: { tone: 'warning', icon: LockIcon },
  [PortalStatus.Faulted]: { tone: 'danger', icon: CircleAlertIcon },
};

export const portalLook = (status: Received<PortalStatus>): Look =>
  lookUp(looks, status) ?? { tone: 'neutral', icon: HelpIcon };
