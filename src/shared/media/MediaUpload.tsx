import { useEffect, useRef } from 'react';
import { formatByteSize } from '@/lib/formatNumber';
import { speak } from '@/ui/feedback/speak';
import { FileDrop } from '@/ui/fields/FileDrop';
import { IconButton } from '@/ui/buttons/IconButton';
import { CheckIcon, RefreshIcon, CloseIcon } from '@/ui/icons';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { visibleName } from './fileName';
import styles from './MediaList.module.css';
import type { Upload } from './mediaSlice';
import { mediaTexts } from './mediaTexts';
import type { Uploads } from './useUploads';

/** The share of progress between two spoken messages (reliability 4.13). */
const SPOKEN_PROGRESS_STEP = 0.25;

interface MediaUploadProps {
  uploads: Uploads;
  label?: string;
  hint?: string;
  disabledReason?: string | null;
}

/** Upload button and drop area, with the running uploads below. */
export function MediaUpload({
  uploads: { uploads, start, retry, remove },
  label = mediaTexts.add,
  hint = mediaTexts.addHint,
  disabledReason = null,
}: MediaUploadProps) {
  return (
    <div className={styles['uploads']}>
      <FileDrop
        label={label}
        hint={hint}
        multiple
        onFiles={start}
        {...(disabledReason !== null && { disabledReason })}
      />
      {uploads.length > 0 && (
        <ul className={styles['list']}>
          {uploads.map((upload) => (
            <UploadItem key={upload.id} upload={upload} onRetry={retry} onRemove={remove} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface UploadItemProps {
  upload: Upload;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

function UploadItem({ upload, onRetry, onRemove }: UploadItemProps) {
  const name = visibleName(upload.name) || mediaTexts.unnamed;
  const { status } = upload;
  useSpokenProgress(upload, name);
  return (
    <li className={styles['item']}>
      <span className={styles['words']}>
        <span className={styles['title']}>{name}</span>
        <span className={styles['meta']}>
          {formatByteSize(upload.size)}
          {status === 'done' && (
            <span className={styles['done']}>
              <CheckIcon aria-hidden="true" size={14} /> {mediaTexts.uploaded}
            </span>
          )}
        </span>
        <UploadState upload={upload} name={name} />
      </span>
      {(status === 'failed' || status === 'uncertain') && (
        <IconButton
          icon={RefreshIcon}
          label={mediaTexts.retryUpload(name)}
          onClick={() => onRetry(upload.id)}
        />
      )}
      <IconButton
        icon={CloseIcon}
        data-row-focus
        label={status === 'uploading' ? mediaTexts.cancelUpload(name) : mediaTexts.removeUpload(name)}
        onClick={() => onRemove(upload.id)}
      />
    </li>
  );
}

const problems = {
  tooLarge: mediaTexts.tooLarge,
  empty: mediaTexts.empty,
  failed: mediaTexts.added.failure,
  uncertain: mediaTexts.uncertain,
};

function UploadState({ upload: { status, progress }, name }: { upload: Upload; name: string }) {
  const percentage = Math.round(progress * 100);
  if (status === 'uploading') {
    return (
      <ProgressBar
        label={mediaTexts.uploading(name)}
        value={percentage}
        max={100}
        valueText={mediaTexts.percentage(percentage)}
      />
    );
  }
  if (status === 'done') return null;
  return <span className={styles['problem']}>{problems[status]}</span>;
}

/** Speaks the progress at every quarter beyond the first one seen, and names a file that failed. */
function useSpokenProgress({ status, progress }: Upload, name: string) {
  const spoken = useRef(Math.floor(progress / SPOKEN_PROGRESS_STEP));
  useEffect(() => {
    if (status === 'failed' || status === 'uncertain') {
      spoken.current = 0;
      speak(status === 'failed' ? mediaTexts.uploadFailed(name) : mediaTexts.uncertain, 'assertive');
      return;
    }
    const step = Math.floor(progress / SPOKEN_PROGRESS_STEP);
    if (step <= spoken.current) return;
    spoken.current = step;
    speak(mediaTexts.progress(name, step * SPOKEN_PROGRESS_STEP * 100), 'polite');
  }, [status, progress, name]);
}
