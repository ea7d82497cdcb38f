import type { ToastKind } from '@/core/toasts/toastsSlice';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  type IconComponent,
  InfoIcon,
  TriangleAlertIcon,
} from '@/ui/icons';

/** Each kind of toast has an icon, because colour alone must not carry the kind. */
export const toastIcons: Record<ToastKind, IconComponent> = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
};
