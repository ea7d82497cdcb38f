import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useWanted } from '@/core/hooks/usePreload';
import { lazyPart } from '@/lib/lazyPart';
import { selectMayShortcuts } from './mayShortcuts';

const ShortcutsPopover = lazyPart(async () => (await import('./ShortcutsPopover')).ShortcutsPopover);

/**
 * Quick dials and links in the top bar, for users who may see either. They load after the first rows; on a mobile phone
 * they are in the search instead.
 */
export function ShortcutsTool() {
  const [isCalm] = useWanted(true);
  const mode = useSelector(selectDeviceMode);
  const { dials, links } = useSelector(selectMayShortcuts);
  return isCalm && mode !== 'mobile' && (dials || links) ? <ShortcutsPopover /> : null;
}
