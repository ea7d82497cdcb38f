import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useWanted } from '@/core/hooks/usePreload';
import { lazyPart } from '@/lib/lazyPart';
import { selectMayShortcuts } from './mayShortcuts';

const ShortcutsPopover = lazyPart(async () => (await import('./ShortcutsPopover')).ShortcutsPopover);

/** In the top bar, behind the first rows, for who may have any of them; a phone has no room for it, and finds them in the search. */
export function ShortcutsTool() {
  const [isCalm] = useWanted(true);
  const mode = useSelector(selectDeviceMode);
  const { dials, links } = useSelector(selectMayShortcuts);
  return isCalm && mode !== 'mobile' && (dials || links) ? <ShortcutsPopover /> : null;
}
