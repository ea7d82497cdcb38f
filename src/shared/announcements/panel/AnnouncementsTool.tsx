import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useWanted } from '@/core/hooks/usePreload';
import { selectMay } from '@/core/session/sessionSlice';
import { lazyPart } from '@/lib/lazyPart';

const LatestButton = lazyPart(async () => (await import('./LatestButton')).LatestButton);

/**
 * A button in the top bar, loaded after the first rows. A phone has no room for the button, so the menu lists it there.
 */
export function AnnouncementsTool() {
  const [isCalm] = useWanted(true);
  const mode = useSelector(selectDeviceMode);
  const may = useSelector(selectMay)('announcementRead');
  return isCalm && may && mode !== 'mobile' ? <LatestButton /> : null;
}
