import { useNow } from '@/lib/useNow';
import { CallHistory } from './CallHistory';
import { historyTexts as texts } from './historyTexts';

export const CallsOfToday = ({ userId }: { userId: string }) => (
  <CallHistory userId={userId} at={useNow()} title={texts.today} none={texts.noneToday} />
);
