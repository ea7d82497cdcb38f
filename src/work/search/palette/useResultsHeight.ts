import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type DeviceMode, selectDeviceMode } from '@/core/device/deviceSlice';

/**
 * The height of the other parts of the screen, without the top bar, in px (000 §9, AMB-039). Null means that the
 * height of the results has no limit.
 */
const LESS: Readonly<Record<DeviceMode, number | null>> = { desktop: null, tablet: 48, mobile: 113 };
/** The wait after opening and after every change of the window, such as the on-screen keyboard. In ms. */
const SETTLE_MS = 500;

const viewportHeight = (): number => window.visualViewport?.height ?? window.innerHeight;
const topBarHeight = (): number => document.querySelector('[data-top-bar]')?.clientHeight ?? 0;

/** Returns the maximum height of the results on a tablet or phone, in px; undefined while there is no limit. */
export function useResultsHeight(): number | undefined {
  const less = LESS[useSelector(selectDeviceMode)];
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (less === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setHeight(viewportHeight() - topBarHeight() - less);
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLE_MS);
    };
    settle();
    window.addEventListener('resize', settle);
    window.visualViewport?.addEventListener('resize', settle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', settle);
      window.visualViewport?.removeEventListener('resize', settle);
    };
  }, [less]);
  return less === null ? undefined : height;
}
