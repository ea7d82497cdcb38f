import { useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { Facts } from '@/ui/record/Facts';
import { Time } from '@/ui/text/Time';
import { visibleName } from '../fileName';
import { selectMediaById, type WithMedia } from '../mediaSlice';
import { mediaTexts } from '../mediaTexts';

/** The facts that remain of a cleared file: when, by whom and why. */
export function MediaDeletedDialog({ dialog: { mediaId }, onClose }: DialogProps<'mediaDeleted'>) {
  const media = useSelector((state: WithMedia) => selectMediaById(state, mediaId));
  return (
    <Dialog
      title={mediaTexts.deleted}
      size="s"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {mediaTexts.close}
        </Button>
      }
    >
      <Facts
        items={[
          { label: mediaTexts.deletedName, value: visibleName(media?.title ?? '') || mediaTexts.unnamed },
          {
            label: mediaTexts.deletedOn,
            value: <Time instant={media?.clearedOn ?? null} mode="moment" />,
          },
          { label: mediaTexts.deletedBy, value: media?.clearedBy ?? mediaTexts.unknownColleague },
          { label: mediaTexts.deletedReason, value: media?.reason ?? mediaTexts.noReason },
        ]}
      />
    </Dialog>
  );
}
