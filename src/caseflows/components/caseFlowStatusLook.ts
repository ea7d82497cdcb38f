import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import { BanIcon, CircleCheckIcon, CircleDotIcon, HandIcon, HelpIcon, type IconComponent } from '@/ui/icons';

interface Look {
  /** The word by which style sheets know it. */
  name: string;
  icon: IconComponent;
}

const looks: Record<CaseFlowStatus, Look> = {
  [CaseFlowStatus.Submitted]: { name: 'assigned', icon: CircleDotIcon },
  [CaseFlowStatus.PickedUp]: { name: 'pickedUp', icon: HandIcon },
  [CaseFlowStatus.Finished]: { name: 'finished', icon: CircleCheckIcon },
  [CaseFlowStatus.Canceled]: { name: 'canceled', icon: BanIcon },
};

export const caseFlowStatusLook = (status: CaseFlowStatus): Look =>
  (looks as Partial<Record<CaseFlowStatus, Look>>)[status] ?? { name: 'unknown', icon: HelpIcon };
