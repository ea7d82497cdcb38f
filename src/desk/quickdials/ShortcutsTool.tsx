import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useWanted } from '@/core/hooks/usePreload';
import { lazyPart } from '@/lib/lazyPart';
import { selectMayShortcuts } from './mayShortcuts';

const ShortcutsPopover = lazyPart(async () => (await import('./ShortcutsPopover')).ShortcutsPopover);

/** Quick dials and links in the top bar, with either permission, after the first rows; a phone has them in its search. */
export function ShortcutsTool() {
  const [isCalm] = useWanted(true);
  const mode = useSelector(selectDeviceMode);
  const { dials, links } = useSelector(selectMayShortcuts);
  return isCalm && mode !== 'mobile' && (dials || links) ? <ShortcutsPopover /> : null;
}
