import { type Media, MediaModel } from '@/domain/media';
import { FileIcon, CircleXIcon, ImageIcon, LinkIcon, CameraIcon } from '@/ui/icons';
import { THUMBNAIL_SIZE_PX } from './mediaConstants';
import { useMediaFile } from './useMediaFile';
import styles from './MediaList.module.css';

const icons = {
  [MediaModel.Cleared]: CircleXIcon,
  [MediaModel.Link]: LinkIcon,
  [MediaModel.Image]: ImageIcon,
  [MediaModel.Video]: CameraIcon,
  [MediaModel.Document]: FileIcon,
};

/** Decoration: the title of the file stands beside it. */
export function Thumbnail({ media }: { media: Media }) {
  return media.type === MediaModel.Image ? <Picture mediaId={media.id} /> : <Sign type={media.type} />;
}

function Sign({ type }: { type: MediaModel }) {
  const Icon = icons[type];
  return (
    <span className={styles['thumbnail']}>
      <Icon aria-hidden="true" size={18} />
    </span>
  );
}

function Picture({ mediaId }: { mediaId: string }) {
  const { url } = useMediaFile('thumbnail', mediaId);
  if (url === null) return <Sign type={MediaModel.Image} />;
  return (
    <img
      className={styles['thumbnail']}
      src={url}
      alt=""
      width={THUMBNAIL_SIZE_PX}
      height={THUMBNAIL_SIZE_PX}
    />
  );
}
