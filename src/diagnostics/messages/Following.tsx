import { useEffect, useState } from 'react';
import { undeliveredQueries } from '@/api/diagnostics/undelivered';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { undeliveredTexts as texts } from '../undeliveredTexts';

/** 002 §9.1. */
const POLL_MS = 1_000;
/** AMB-229. */
const PATIENCE_MS = 60_000;

/** Asks for a message that is being put through, each second for a minute, for as long as it stands on the screen. */
export function Following({ id }: { id: string }) {
  const [isTired, setTired] = useState(false);
  undeliveredQueries.endpoints.undeliveredMessage.useQuery(id, { pollingInterval: isTired ? 0 : POLL_MS });
  useEffect(() => {
    if (isTired) return;
    const timer = setTimeout(() => setTired(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isTired]);
  return isTired ? (
    <Banner
      tone="warning"
      role="status"
      actions={<BannerButton label={texts.lookAgain} onClick={() => setTired(false)} />}
    >
      {texts.tired}
    </Banner>
  ) : (
    <Banner role="status">{texts.retrying}</Banner>
  );
}
