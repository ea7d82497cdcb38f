import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { isClearable, isCleared, type Media, MediaModel } from '@/domain/media/media';
import { formatMoment } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { webAddress } from '@/lib/links';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { DownloadIcon, ExternalLinkIcon, InfoIcon, TrashIcon } from '@/ui/icons';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { visibleName } from './fileName';
import { Clamped } from '@/ui/text/Clamped';
import styles from './MediaList.module.css';
import { isDownloadable, isViewable } from './mediaRules';
import {
  downloadRequested,
  mediaRequested,
  selectMediaById,
  selectMediaLoad,
  type WithMedia,
} from './mediaSlice';
import { mediaTexts } from './mediaTexts';
import { Thumbnail } from './Thumbnail';
import { labelsOf } from '@/domain/decode/received';

interface MediaItemProps {
  id: string;
  /** Shows the file without opening, saving or clearing it, as in a preview. */
  readOnly: boolean;
}

export function MediaItem({ id, readOnly }: MediaItemProps) {
  const dispatch = useDispatch();
  const media = useSelector((state: WithMedia) => selectMediaById(state, id));
  return (
    <LineBoundary
      text={mediaTexts.itemFailed}
      resetKey={media}
      onRetry={() => dispatch(mediaRequested([id]))}
    >
      <div className={styles['item']}>
        {media ? <KnownItem media={media} readOnly={readOnly} /> : <UnknownItem id={id} />}
      </div>
    </LineBoundary>
  );
}

/** A file without known data: not loaded yet, failed, or no longer there. */
function UnknownItem({ id }: { id: string }) {
  const dispatch = useDispatch();
  const load = useSelector((state: WithMedia) => selectMediaLoad(state, id));
  if (load === 'missing') return <span className={styles['meta']}>{mediaTexts.missing}</span>;
  if (load !== 'failed') return <Skeleton height={40} />;
  return (
    <>
      <span className={styles['title']}>{mediaTexts.loadFailed}</span>
      <Button size="s" onClick={() => dispatch(mediaRequested([id]))}>
        {mediaTexts.retry}
      </Button>
    </>
  );
}

const kindLabel = labelsOf<MediaModel>({
  [MediaModel.Cleared]: mediaTexts.deleted,
  [MediaModel.Image]: mediaTexts.kinds.image,
  [MediaModel.Video]: mediaTexts.kinds.video,
  [MediaModel.Link]: mediaTexts.kinds.link,
  [MediaModel.Document]: mediaTexts.kinds.document,
});

function KnownItem({ media, readOnly }: { media: Media; readOnly: boolean }) {
  const now = useNow();
  const name = visibleName(media.title) || mediaTexts.unnamed;
  return (
    <>
      <Thumbnail media={media} />
      <span className={styles['words']}>
        {readOnly ? (
          <Clamped className={styles['title']}>{name}</Clamped>
        ) : (
          <Name media={media} name={name} />
        )}
        <span className={styles['meta']}>
          {kindLabel(media.type)}
          {media.created !== null && ` · ${formatMoment(media.created, now)}`}
        </span>
      </span>
      {!readOnly && <Actions media={media} name={name} />}
    </>
  );
}

function Name({ media, name }: { media: Media; name: string }) {
  const dispatch = useDispatch();
  if (isCleared(media))
    return (
      <s className={styles['title']}>
        <Clamped>{name}</Clamped>
      </s>
    );
  const address = webAddress(media.url);
  if (media.type === MediaModel.Link && address !== null) {
    return (
      <a className={styles['title']} href={address} target="_blank" rel="noopener noreferrer">
        <Clamped>{name}</Clamped>
      </a>
    );
  }
  if (!isViewable(media)) return <Clamped className={styles['title']}>{name}</Clamped>;
  return (
    <button
      type="button"
      className={styles['view']}
      aria-label={mediaTexts.view(name)}
      onClick={() => dispatch(dialogOpened({ dialog: { kind: 'mediaView', mediaId: media.id } }))}
    >
      <Clamped>{name}</Clamped>
    </button>
  );
}

function Actions({ media, name }: { media: Media; name: string }) {
  const dispatch = useDispatch();
  const address = media.type === MediaModel.Link ? webAddress(media.url) : null;
  return (
    <span className={styles['actions']}>
      {address !== null && <ExternalLinkIcon aria-hidden="true" size={16} />}
      {isDownloadable(media) && (
        <IconButton
          icon={DownloadIcon}
          label={mediaTexts.download(name)}
          onClick={() => dispatch(downloadRequested(media.id))}
        />
      )}
      <ClearOrExplain media={media} name={name} />
    </span>
  );
}

/**
 * Clears a file, or explains why it was cleared. Both use a single button, so that it keeps the focus after clearing.
 */
function ClearOrExplain({ media, name }: { media: Media; name: string }) {
  const dispatch = useDispatch();
  const mayClear = useSelector(selectMay)('mediaClear');
  const { id: mediaId, title } = media;
  const cleared = isCleared(media);
  if (!cleared && !(mayClear && isClearable(media))) return null;
  return (
    <IconButton
      icon={cleared ? InfoIcon : TrashIcon}
      label={cleared ? mediaTexts.deletedInformation(name) : mediaTexts.clear(name)}
      onClick={() =>
        dispatch(
          dialogOpened({
            dialog: cleared ? { kind: 'mediaDeleted', mediaId } : { kind: 'mediaClear', mediaId, title },
          }),
        )
      }
    />
  );
}
