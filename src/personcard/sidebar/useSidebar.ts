import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  panelToggled,
  selectDeviceMode,
  selectIsPanelOpen,
  type WithDevice,
} from '@/core/device/deviceSlice';

/** Whether the sidebar is shown: beside the card on a desktop unless it is folded away, elsewhere when asked for. */
export function useSidebar() {
  const dispatch = useDispatch();
  const mode = useSelector(selectDeviceMode);
  const asked = useSelector((state: WithDevice) => selectIsPanelOpen(state, 'rightCard'));
  const [folded, setFolded] = useState(false);
  const isDesktop = mode === 'desktop';
  return {
    open: isDesktop ? !folded : asked,
    /** There is room for one of the two. */
    alone: mode === 'mobile' && asked,
    toggle: () => {
      if (isDesktop) setFolded(!folded);
      else dispatch(panelToggled('rightCard'));
    },
  };
}
