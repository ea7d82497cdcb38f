import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';

/** Who opens a conversation wants to write in it; on a phone that would open the keyboard over what was said. */
export function useFocusOnOpening(field: RefObject<HTMLElement | null>, mayWrite: boolean): void {
  const isDesktop = useSelector(selectDeviceMode) === 'desktop';
  const focus = useEffectEvent(() => {
    if (isDesktop && mayWrite) field.current?.focus();
  });
  useEffect(() => {
    focus();
  }, []);
}
