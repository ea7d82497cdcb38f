import type { ToastKind } from '@/core/toasts/toastsSlice';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  type IconComponent,
  InfoIcon,
  TriangleAlertIcon,
} from '@/ui/icons';

/** A kind never speaks by its colour alone. */
export const toastIcons: Record<ToastKind, IconComponent> = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
};
