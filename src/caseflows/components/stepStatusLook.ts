import { StepStatus } from '@/domain/caseFlowStep';
import {
  BanIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleDotIcon,
  HandIcon,
  type IconComponent,
} from '@/ui/icons';

interface Look {
  /** The word by which style sheets know it. */
  name: string;
  icon: IconComponent;
}

/** The sign beside the word: status never speaks by colour alone. */
export const stepStatusLooks: Record<StepStatus, Look> = {
  [StepStatus.NotStarted]: { name: 'notStarted', icon: CircleDashedIcon },
  [StepStatus.Started]: { name: 'assigned', icon: CircleDotIcon },
  [StepStatus.PickedUp]: { name: 'pickedUp', icon: HandIcon },
  [StepStatus.Finished]: { name: 'finished', icon: CircleCheckIcon },
  [StepStatus.Canceled]: { name: 'canceled', icon: BanIcon },
};
