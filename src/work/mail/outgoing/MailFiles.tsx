import type { MailAttachment } from '@/domain/mail/mailMessage';
import { formatByteSize } from '@/lib/formatNumber';
import { downloadName, visibleName } from '@/shared/media';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { Banner } from '@/ui/feedback/Banner';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { CloseIcon, DownloadIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import styles from '../Mail.module.css';
import { outgoingTexts as texts } from '../outgoingTexts';
import { useRef, useState } from 'react';
import { isHttpError } from '@/api/http/httpError';
import { getMailAttachment } from '@/api/mail/outgoingMail';
import { whyNotFetched } from '@/lib/failures/whyFailed';
import { saveFile } from '@/lib/saveFile';

/** The attachments of a mail; fetched with the user's token and handed to the browser as a file (MAIL-23). */
export const MailFiles = ({ mailId, files }: { mailId: string; files: readonly MailAttachment[] }) => (
  <Section title={texts.attachments}>
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.contentId}>
          <MailFile mailId={mailId} file={file} />
        </li>
      ))}
    </ul>
  </Section>
);

/** The file name without its folders. */
const nameOf = ({ filename }: MailAttachment): string => filename?.split(/[\\/]/).at(-1) ?? texts.noName;

function MailFile({ mailId, file }: { mailId: string; file: MailAttachment }) {
  const name = visibleName(nameOf(file));
  const { progress, why, download, stop } = useMailFile(
    mailId,
    file.contentId,
    downloadName(nameOf(file), texts.noName),
  );
  const isBusy = progress !== null;
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        icon={DownloadIcon}
        busy={isBusy}
        aria-label={texts.download(name)}
        onClick={() => void download()}
      >
        {[name, file.size !== null && formatByteSize(file.size)].filter(Boolean).join(' · ')}
      </Button>
      {isBusy && <IconButton icon={CloseIcon} label={texts.stopDownload(name)} onClick={stop} />}
      {isBusy && <ProgressBar label={texts.downloading(name)} value={progress} max={1} />}
      {why !== null && (
        <Banner tone="danger" role="alert">
          {texts.downloadFailed(name)} {why}
        </Banner>
      )}
    </>
  );
}

/** An attachment of a mail: its progress while it is fetched, otherwise null, and the error if it failed. */
function useMailFile(mailId: string, contentId: string, saveAs: string) {
  const [progress, setProgress] = useState<number | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const stopping = useRef<AbortController>(null);
  const download = async () => {
    const { signal } = (stopping.current = new AbortController());
    setProgress(0);
    setWhy(null);
    try {
      saveFile(await getMailAttachment(mailId, contentId, { onProgress: setProgress, signal }), saveAs);
    } catch (error) {
      if (!isHttpError(error)) throw error;
      if (error.kind !== 'cancelled') setWhy(whyNotFetched(error));
    } finally {
      setProgress(null);
    }
  };
  return { progress, why, download, stop: () => stopping.current?.abort() };
}
