import { PortalRequestStatus, portalRequestStatusLabel } from '@/domain/selfservice/portal';
import type { PortalRequest } from '@/domain/selfservice/portal';
import { lookUp } from '@/lib/values';
import { Badge, type Tone } from '@/ui/record/Badge';
import { statusTones } from '@/ui/record/statusTones';
import { portalTexts } from '../portalTexts';

const tones: Record<PortalRequestStatus, Tone> = {
  [PortalRequestStatus.Submitted]: statusTones.assigned,
  [PortalRequestStatus.InProgress]: statusTones.pickedUp,
  [PortalRequestStatus.Closed]: statusTones.closed,
};

export const RequestStatus = ({ status }: Pick<PortalRequest, 'status'>) =>
  status === null ? (
    <Badge>{portalTexts.requests.noStatus}</Badge>
  ) : (
    <Badge tone={lookUp(tones, status) ?? 'neutral'}>{portalRequestStatusLabel(status)}</Badge>
  );
