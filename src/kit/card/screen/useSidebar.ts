import { type RefObject, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { usePanel } from '@/core/hooks/usePanel';
import { useFits } from '@/ui/layout/useWidth';

/** In px; in a narrower card, filters and list leave no room for the sidebar. */
const WIDTH_FOR_SIDEBAR = 1004;

/**
 * Returns whether the sidebar is shown. A desktop with room for it shows it unless it is folded; other screens show it
 * when it is opened.
 */
export function useSidebar(card: RefObject<HTMLElement | null>) {
  const mode = useSelector(selectDeviceMode);
  const panel = usePanel('rightCard');
  const [folded, setFolded] = useState(false);
  const fits = useFits(card, WIDTH_FOR_SIDEBAR) && mode === 'desktop';
  return {
    open: fits ? !folded : panel.open,
    /** The sidebar replaces the card, because a phone has no room for both. */
    alone: mode === 'mobile' && panel.open,
    toggle: () => {
      if (fits) setFolded(!folded);
      else panel.toggle();
    },
  };
}
