import { networkTexts } from '@/core/network/networkTexts';
import { appTexts } from '../appTexts';
import { ErrorScreen } from './ErrorScreen';

/** Before there is a session a toast cannot be fetched any more: this was there already. It goes away by itself (AMB-004). */
export function OfflineScreen() {
  const { text, next } = appTexts.offline;
  return <ErrorScreen heading={networkTexts.offline} text={text} next={next} />;
}
