import { useEffect, useEffectEvent, useState } from 'react';
import { isHttpError } from '@/api/http/httpError';
import { getMediaFile } from '@/api/media/media';
import type { ChatAttachment } from '@/domain/chat/chatMessage';
import { typeOf } from './attachmentKind';

/** `gone` means that the file was removed or does not exist any more. */
type Outcome = { is: 'loaded'; blob: Blob; url: string } | { is: 'failed' } | { is: 'gone' };

const GONE: readonly (number | null)[] = [404, 410];

const isGone = (error: unknown): boolean => isHttpError(error) && GONE.includes(error.status);

/** Fetches a file with the token. Returns an object URL, which is revoked when the file is no longer shown (M2). */
export function useAttachment(
  { umbrellaMediaId: mediaId, mimeType }: ChatAttachment,
  isWanted: boolean,
  onLoaded: (file: Blob) => void,
) {
  const [tries, setTries] = useState(isWanted ? 1 : 0);
  const [answer, setAnswer] = useState<{ to: number; outcome: Outcome } | null>(null);
  const onReady = useEffectEvent(onLoaded);

  useEffect(() => {
    if (tries === 0) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const finish = (outcome: Outcome) => {
      if (!signal.aborted) setAnswer({ to: tries, outcome });
    };
    getMediaFile(mediaId, false).then(
      (answer) => {
        if (signal.aborted) return;
        const blob = answer.slice(0, answer.size, typeOf(mimeType));
        const url = URL.createObjectURL(blob);
        signal.addEventListener('abort', () => URL.revokeObjectURL(url));
        finish({ is: 'loaded', blob, url });
        onReady(blob);
      },
      (error: unknown) => finish({ is: isGone(error) ? 'gone' : 'failed' }),
    );
    return () => leaving.abort();
  }, [mediaId, mimeType, tries]);

  const outcome = answer?.to === tries ? answer.outcome : null;
  return { outcome, isLoading: tries > 0 && outcome === null, ask: () => setTries((before) => before + 1) };
}
