import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import type { Received } from '@/domain/decode/received';
import { lookUp } from '@/lib/values';
import { BanIcon, CircleCheckIcon, CircleDotIcon, HandIcon, HelpIcon, type IconComponent } from '@/ui/icons';

export interface Look {
  /** The name by which style sheets refer to this look. */
  name: string;
  icon: IconComponent;
}

const looks: Record<CaseFlowStatus, Look> = {
  [CaseFlowStatus.Submitted]: { name: 'assigned', icon: CircleDotIcon },
  [CaseFlowStatus.PickedUp]: { name: 'pickedUp', icon: HandIcon },
  [CaseFlowStatus.Finished]: { name: 'finished', icon: CircleCheckIcon },
  [CaseFlowStatus.Canceled]: { name: 'canceled', icon: BanIcon },
};

export const unknownLook: Look = { name: 'unknown', icon: HelpIcon };

export const caseFlowStatusLook = (status: Received<CaseFlowStatus>): Look =>
  lookUp(looks, status) ?? unknownLook;
