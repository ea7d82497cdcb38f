import { type Media, MediaModel } from '@/domain/media/media';
import { lookUp } from '@/lib/values';
import { FileIcon, CircleXIcon, ImageIcon, LinkIcon, CameraIcon, type IconComponent } from '@/ui/icons';
import { useMediaFile } from './useMediaFile';
import styles from './MediaList.module.css';
import { THUMBNAIL_SIZE_PX } from './mediaRules';

const icons: Record<MediaModel, IconComponent> = {
  [MediaModel.Cleared]: CircleXIcon,
  [MediaModel.Link]: LinkIcon,
  [MediaModel.Image]: ImageIcon,
  [MediaModel.Video]: CameraIcon,
  [MediaModel.Document]: FileIcon,
};

/** Decorative: the title of the file is beside it. */
export function Thumbnail({ media }: { media: Media }) {
  return media.type === MediaModel.Image ? <Picture mediaId={media.id} /> : <Sign icon={iconOf(media)} />;
}

const iconOf = ({ type }: Media): IconComponent => lookUp(icons, type) ?? FileIcon;

function Sign({ icon: Icon }: { icon: IconComponent }) {
  return (
    <span className={styles['thumbnail']}>
      <Icon aria-hidden="true" size={18} />
    </span>
  );
}

function Picture({ mediaId }: { mediaId: string }) {
  const { url } = useMediaFile('thumbnail', mediaId);
  if (url === null) return <Sign icon={ImageIcon} />;
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
