import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import type { Received } from '@/domain/decode/received';
import { lookUp } from '@/lib/values';
import { BanIcon, CircleCheckIcon, CircleDashedIcon, CircleDotIcon, HandIcon } from '@/ui/icons';
import { type Look, unknownLook } from '../../caseFlowStatusLook';

const looks: Record<StepStatus, Look> = {
  [StepStatus.NotStarted]: { name: 'notStarted', icon: CircleDashedIcon },
  [StepStatus.Started]: { name: 'assigned', icon: CircleDotIcon },
  [StepStatus.PickedUp]: { name: 'pickedUp', icon: HandIcon },
  [StepStatus.Finished]: { name: 'finished', icon: CircleCheckIcon },
  [StepStatus.Canceled]: { name: 'canceled', icon: BanIcon },
};

/** The icon beside the label: a status is never shown by colour alone. */
export const stepStatusLook = (status: Received<StepStatus>): Look => lookUp(looks, status) ?? unknownLook;
