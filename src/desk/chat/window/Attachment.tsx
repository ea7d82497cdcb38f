import type { ChatAttachment } from '@/domain/chat/chatMessage';
import { saveFile } from '@/lib/saveFile';
import { downloadName, visibleName } from '@/shared/media';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import {
  CameraIcon,
  DownloadIcon,
  FileIcon,
  type IconComponent,
  ImageIcon,
  PlayIcon,
  VolumeIcon,
} from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { Truncated } from '@/ui/text/Truncated';
import { chatTexts } from '../chatTexts';
import { type AttachmentKind, kindOf } from './attachmentKind';
import styles from './MessageLog.module.css';
import { useAttachment } from './useAttachment';

const texts = chatTexts.attachment;

const icons: Record<AttachmentKind, IconComponent> = {
  image: ImageIcon,
  audio: VolumeIcon,
  video: CameraIcon,
  file: FileIcon,
};

/**
 * Shows a file by its kind. Pictures load automatically, sound and film on request; other files are downloaded
 * (CHAT-66).
 */
export function Attachment({ attachment }: { attachment: ChatAttachment }) {
  const { mimeType, filename } = attachment;
  const kind = kindOf(mimeType);
  const name = visibleName(filename ?? '') || texts.unnamed;
  const save = (file: Blob) => saveFile(file, downloadName(name, texts.unnamed));
  const file = useAttachment(attachment, kind === 'image', (blob) => {
    if (kind === 'file') save(blob);
  });
  const { outcome } = file;
  if (outcome?.is === 'gone') return <p className={mutedClass}>{`${name}: ${texts.gone}`}</p>;
  const Icon = icons[kind];
  return (
    <div className={styles.file}>
      {outcome?.is === 'loaded' && <Shown kind={kind} url={outcome.url} name={name} />}
      <span className={styles.fileName}>
        <Icon aria-hidden />
        <Truncated>{name}</Truncated>
        {outcome === null && <AskButton kind={kind} name={name} file={file} />}
        {outcome?.is === 'loaded' && (
          <IconButton
            size="s"
            icon={DownloadIcon}
            label={texts.download(name)}
            onClick={() => save(outcome.blob)}
          />
        )}
      </span>
      {outcome?.is === 'failed' && <Failed onRetry={file.ask} />}
    </div>
  );
}

interface AskButtonProps {
  kind: AttachmentKind;
  name: string;
  file: Pick<ReturnType<typeof useAttachment>, 'isLoading' | 'ask'>;
}

function AskButton({ kind, name, file: { isLoading, ask } }: AskButtonProps) {
  if (kind === 'image') return null;
  const isDownload = kind === 'file';
  return (
    <IconButton
      size="s"
      icon={isDownload ? DownloadIcon : PlayIcon}
      label={isDownload ? texts.download(name) : texts.play(name)}
      busy={isLoading}
      onClick={ask}
    />
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <span className={styles.fileName} role="status">
    {texts.failed}
    <Button size="s" onClick={onRetry}>
      {texts.retry}
    </Button>
  </span>
);

function Shown({ kind, url, name }: { kind: AttachmentKind; url: string; name: string }) {
  if (kind === 'image') return <img className={styles.picture} src={url} alt={name} />;
  // eslint-disable-next-line jsx-a11y/media-has-caption -- Files of visitors have no captions.
  if (kind === 'audio') return <audio controls src={url} aria-label={name} />;
  // eslint-disable-next-line jsx-a11y/media-has-caption -- Files of visitors have no captions.
  if (kind === 'video') return <video controls src={url} aria-label={name} />;
  return null;
}
