import { useLayoutEffect } from 'react';

/** Sets `data-{flag}` on the root element while `isOn`, for the style sheets. */
export function useRootFlag(flag: string, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const { dataset } = document.documentElement;
    dataset[flag] = '';
    return () => {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
      delete dataset[flag];
    };
  }, [flag, isOn]);
}
