import { useRef, useState } from 'react';
import { isHttpError } from '@/api/http/httpError';
import { getMailAttachment } from '@/api/mail/outgoingMail';
import { whyNotFetched } from '@/lib/failures/whyFailed';
import { saveFile } from '@/lib/saveFile';

/** A file that went along with a mail: how far it is while it is fetched, else null, and why it could not be had. */
export function useMailFile(mailId: string, contentId: string, saveAs: string) {
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
