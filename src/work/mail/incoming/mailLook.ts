import type { Received } from '@/domain/decode/received';
import { type MailStatus, mailStatusLabel } from '@/domain/mail/mailMessage';
import { lookUp } from '@/lib/values';
import {
  CircleCheckIcon,
  CircleDotIcon,
  HandIcon,
  type IconComponent,
  SendIcon,
  TrashIcon,
} from '@/ui/icons';

const looks: Record<MailStatus, { status: string; icon: IconComponent }> = {
  New: { status: 'assigned', icon: CircleDotIcon },
  PickedUp: { status: 'pickedUp', icon: HandIcon },
  Finished: { status: 'finished', icon: CircleCheckIcon },
  Deleted: { status: 'rejected', icon: TrashIcon },
  Sent: { status: 'finished', icon: SendIcon },
};

/** The label of a status, with its icon and its colour. */
export const mailLook = (status: Received<MailStatus>) => ({
  status: 'other',
  ...lookUp(looks, status),
  label: mailStatusLabel(status),
});
