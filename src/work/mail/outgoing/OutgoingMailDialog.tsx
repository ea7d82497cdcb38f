import type { DialogProps } from '@/core/dialogs/dialog';
import { DialogBody, Dialog } from '@/ui/overlays/Dialog';
import { OutgoingMailView } from './OutgoingMailView';
import { outgoingTexts as texts } from '../outgoingTexts';

/** A mail that went out, in a dialog (002 §2.6). */
export const OutgoingMailDialog = ({ dialog: { mailId }, onClose }: DialogProps<'outgoingMail'>) => (
  <Dialog title={texts.title} size="l" onClose={onClose}>
    <DialogBody>
      <OutgoingMailView id={mailId} />
    </DialogBody>
  </Dialog>
);
