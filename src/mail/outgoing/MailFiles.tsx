import { useState } from 'react';
import { isHttpError } from '@/api/http/httpError';
import { getMailAttachment } from '@/api/mail/outgoingMail';
import type { MailAttachment } from '@/domain/mail/mailMessage';
import { whyNotFetched } from '@/lib/failures/whyFailed';
import { formatByteSize } from '@/lib/formatNumber';
import { saveFile } from '@/lib/saveFile';
import { downloadName, visibleName } from '@/media';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { DownloadIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import styles from '../Mail.module.css';
import { outgoingTexts as texts } from '../outgoingTexts';

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
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const name = visibleName(nameOf(file));
  const download = async () => {
    setBusy(true);
    setWhy(null);
    try {
      saveFile(await getMailAttachment(mailId, file.contentId), downloadName(nameOf(file), texts.noName));
    } catch (error) {
      if (!isHttpError(error)) throw error;
      setWhy(whyNotFetched(error));
    } finally {
      setBusy(false);
    }
  };
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
      {why !== null && (
        <Banner tone="danger" role="alert">
          {texts.downloadFailed(name)} {why}
        </Banner>
      )}
    </>
  );
}
