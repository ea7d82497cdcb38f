import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { visibleName } from '../fileName';
import styles from '../MediaList.module.css';
import { downloadRequested, selectMediaById, type WithMedia } from '../mediaSlice';
import { mediaTexts } from '../mediaTexts';
import { useMediaFile } from '../useMediaFile';

/** A picture at full size; other kinds of file are only ever downloaded (T5). */
export function MediaViewDialog({ dialog: { mediaId }, onClose }: DialogProps<'mediaView'>) {
  const dispatch = useDispatch();
  const media = useSelector((state: WithMedia) => selectMediaById(state, mediaId));
  const { url, failed } = useMediaFile('view', mediaId);
  const name = visibleName(media?.title ?? '') || mediaTexts.unnamed;

  return (
    <Dialog
      title={name}
      size="l"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => dispatch(downloadRequested(mediaId))}>{mediaTexts.downloadShort}</Button>
          <Button variant="primary" onClick={onClose}>
            {mediaTexts.close}
          </Button>
        </>
      }
    >
      <div className={styles['viewer']}>
        {failed && <ErrorState title={mediaTexts.viewFailed} retryLabel={mediaTexts.retry} />}
        {!failed && url === null && <Skeleton height={240} />}
        {url !== null && <img src={url} alt={name} />}
      </div>
    </Dialog>
  );
}
