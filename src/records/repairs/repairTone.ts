import type { Received } from '@/domain/decode/received';
import { RepairRequestStatus } from '@/domain/repairs/repairRequest';
import { lookUp } from '@/lib/values';
import type { Tone } from '@/ui/record/Badge';
import { statusTones } from '@/ui/record/statusTones';

const tones: Record<RepairRequestStatus, Tone> = {
  [RepairRequestStatus.Pending]: statusTones.inactive,
  [RepairRequestStatus.Prepared]: statusTones.inactive,
  [RepairRequestStatus.Submitted]: statusTones.assigned,
  [RepairRequestStatus.Accepted]: statusTones.pickedUp,
  [RepairRequestStatus.Finished]: statusTones.finished,
  [RepairRequestStatus.Locked]: statusTones.closed,
  [RepairRequestStatus.Canceled]: statusTones.closed,
};

export const repairTone = (status: Received<RepairRequestStatus>): Tone =>
  lookUp(tones, status) ?? statusTones.closed;
