import { useSelector } from 'react-redux';
import { useWanted } from '@/core/hooks/usePreload';
import { lazyPart } from '@/lib/lazyPart';
import { selectMayShortcuts } from './mayShortcuts';

const ShortcutsPopover = lazyPart(async () => (await import('./ShortcutsPopover')).ShortcutsPopover);

/** In the top bar, behind the first rows, for who may have any of them. */
export function ShortcutsTool() {
  const [isCalm] = useWanted(true);
  const { dials, links } = useSelector(selectMayShortcuts);
  return isCalm && (dials || links) ? <ShortcutsPopover /> : null;
}
