import { type DeliveryStatus, deliveryStatusLabel } from '@/domain/diagnostics/undeliveredMessage';
import type { Received } from '@/domain/decode/received';
import { lookUp } from '@/lib/values';
import { CircleAlertIcon, CircleCheckIcon, RefreshIcon } from '@/ui/icons';

const looks = {
  Failed: { status: 'rejected', icon: CircleAlertIcon },
  Retrying: { status: 'pickedUp', icon: RefreshIcon },
  Resolved: { status: 'finished', icon: CircleCheckIcon },
} as const;

export const deliveryLook = (status: Received<DeliveryStatus>) => ({
  status: 'other',
  ...lookUp<{ status: string; icon: typeof RefreshIcon }>(looks, status),
  label: deliveryStatusLabel(status),
});
