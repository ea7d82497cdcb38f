import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { Allowed } from '@/core/session/Allowed';
import { isClearable, isCleared, type Media, MediaModel } from '@/domain/media';
import { formatMoment } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { DownloadIcon, ExternalLinkIcon, InfoIcon, TrashIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { visibleName } from './fileName';
import styles from './MediaList.module.css';
import { isViewable, webAddress } from './mediaRules';
import {
  downloadRequested,
  mediaRequested,
  selectMediaById,
  selectMediaLoad,
  type WithMedia,
} from './mediaSlice';
import { mediaTexts } from './mediaTexts';
import { Thumbnail } from './Thumbnail';

interface MediaListProps {
  ids: readonly string[];
  /** Only what they are: no opening, saving or clearing, as in a preview. */
  readOnly?: boolean;
}

/** The files of a record: look at them, save them, clear them. */
export function MediaList({ ids, readOnly = false }: MediaListProps) {
  const dispatch = useDispatch();
  const store = useStore<WithMedia>();
  useEffect(() => {
    const missing = ids.filter((id) => selectMediaLoad(store.getState(), id) === 'idle');
    if (missing.length > 0) dispatch(mediaRequested(missing));
  }, [dispatch, store, ids]);

  if (ids.length === 0) return <p className={styles['none']}>{mediaTexts.none}</p>;
  return (
    <ul className={styles['list']} aria-label={mediaTexts.attachments}>
      {ids.map((id) => (
        <MediaItem key={id} id={id} readOnly={readOnly} />
      ))}
    </ul>
  );
}

function MediaItem({ id, readOnly }: { id: string; readOnly: boolean }) {
  const dispatch = useDispatch();
  const media = useSelector((state: WithMedia) => selectMediaById(state, id));
  const load = useSelector((state: WithMedia) => selectMediaLoad(state, id));

  if (media) return <KnownItem media={media} readOnly={readOnly} />;
  return (
    <li className={styles['item']}>
      {load === 'failed' ? (
        <>
          <span className={styles['title']}>{mediaTexts.loadFailed}</span>
          <Button size="s" onClick={() => dispatch(mediaRequested([id]))}>
            {mediaTexts.retry}
          </Button>
        </>
      ) : (
        <Skeleton height={40} />
      )}
    </li>
  );
}

const kindOf = (media: Media): string =>
  ({
    [MediaModel.Cleared]: mediaTexts.deleted,
    [MediaModel.Image]: mediaTexts.kinds.image,
    [MediaModel.Video]: mediaTexts.kinds.video,
    [MediaModel.Link]: mediaTexts.kinds.link,
    [MediaModel.Document]: mediaTexts.kinds.document,
  })[media.type];

function KnownItem({ media, readOnly }: { media: Media; readOnly: boolean }) {
  const now = useNow();
  const name = visibleName(media.title) || mediaTexts.unnamed;
  return (
    <li className={styles['item']}>
      <Thumbnail media={media} />
      <span className={styles['words']}>
        {readOnly ? <span className={styles['title']}>{name}</span> : <Name media={media} name={name} />}
        <span className={styles['meta']}>
          {kindOf(media)}
          {media.created !== null && ` · ${formatMoment(media.created, now)}`}
        </span>
      </span>
      {!readOnly && <Actions media={media} name={name} />}
    </li>
  );
}

function Name({ media, name }: { media: Media; name: string }) {
  const dispatch = useDispatch();
  if (isCleared(media)) return <s className={styles['title']}>{name}</s>;
  const address = webAddress(media.url);
  if (media.type === MediaModel.Link && address !== null) {
    return (
      <a className={styles['title']} href={address} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    );
  }
  if (!isViewable(media)) return <span className={styles['title']}>{name}</span>;
  return (
    <button
      type="button"
      className={styles['view']}
      aria-label={mediaTexts.view(name)}
      onClick={() => dispatch(dialogOpened({ dialog: { kind: 'mediaView', mediaId: media.id } }))}
    >
      {name}
    </button>
  );
}

function Actions({ media, name }: { media: Media; name: string }) {
  const dispatch = useDispatch();
  if (isCleared(media)) {
    return (
      <IconButton
        icon={InfoIcon}
        label={mediaTexts.deletedInformation(name)}
        onClick={() => dispatch(dialogOpened({ dialog: { kind: 'mediaDeleted', mediaId: media.id } }))}
      />
    );
  }
  const address = media.type === MediaModel.Link ? webAddress(media.url) : null;
  return (
    <span className={styles['actions']}>
      {address !== null && <ExternalLinkIcon aria-hidden="true" size={16} />}
      {media.type !== MediaModel.Link && (
        <IconButton
          icon={DownloadIcon}
          label={mediaTexts.download(name)}
          onClick={() => dispatch(downloadRequested(media.id))}
        />
      )}
      {isClearable(media) && (
        <Allowed needs={['mediaClear']}>
          <IconButton
            icon={TrashIcon}
            label={mediaTexts.clear(name)}
            onClick={() =>
              dispatch(
                dialogOpened({ dialog: { kind: 'mediaClear', mediaId: media.id, title: media.title } }),
              )
            }
          />
        </Allowed>
      )}
    </span>
  );
}
