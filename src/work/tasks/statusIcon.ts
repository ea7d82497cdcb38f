import type { Received } from '@/domain/decode/received';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { lookUp } from '@/lib/values';
import {
  BanIcon,
  CircleCheckIcon,
  CircleDotIcon,
  HelpIcon,
  HandIcon,
  type IconComponent,
  TrashIcon,
  UndoIcon,
} from '@/ui/icons';

const icons: Record<TaskStatus, IconComponent> = {
  [TaskStatus.New]: CircleDotIcon,
  [TaskStatus.PickedUp]: HandIcon,
  [TaskStatus.Finished]: CircleCheckIcon,
  [TaskStatus.Removed]: TrashIcon,
  [TaskStatus.Rejected]: UndoIcon,
  [TaskStatus.Canceled]: BanIcon,
};

/** The icon beside the status text, so that status is never conveyed by colour alone. */
export const statusIcon = (status: Received<TaskStatus>): IconComponent => lookUp(icons, status) ?? HelpIcon;
