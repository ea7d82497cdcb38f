import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useWanted } from '@/core/hooks/usePreload';
import { lazyPart } from '@/lib/lazyPart';
import { selectMayShortcuts } from './mayShortcuts';

const ShortcutsPopover = lazyPart(async () => (await import('./ShortcutsPopover')).ShortcutsPopover);

/** In the top bar, loaded after the first rows, with either permission. Not on a phone, where the search finds them. */
export function ShortcutsTool() {
  const [isCalm] = useWanted(true);
  const mode = useSelector(selectDeviceMode);
  const { dials, links } = useSelector(selectMayShortcuts);
  return isCalm && mode !== 'mobile' && (dials || links) ? <ShortcutsPopover /> : null;
}
