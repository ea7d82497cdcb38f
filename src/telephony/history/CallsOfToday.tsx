import { useNow } from '@/lib/useNow';
import { CallHistory } from './CallHistory';
import { historyTexts as texts } from './historyTexts';

/** One's own calls of today. */
export const CallsOfToday = ({ userId }: { userId: string }) => (
  <CallHistory userId={userId} at={useNow()} title={texts.today} none={texts.noneToday} />
);
