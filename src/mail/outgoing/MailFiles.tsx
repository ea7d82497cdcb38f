import type { MailAttachment } from '@/domain/mail/mailMessage';
import { formatByteSize } from '@/lib/formatNumber';
import { downloadName, visibleName } from '@/media';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { Banner } from '@/ui/feedback/Banner';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { CloseIcon, DownloadIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import styles from '../Mail.module.css';
import { outgoingTexts as texts } from '../outgoingTexts';
import { useMailFile } from './useMailFile';

/** What went along with it; fetched with the token of who asks, and handed to the browser as a file (MAIL-23). */
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

/** Its name without the folders that it came with. */
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
