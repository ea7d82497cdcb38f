import { useSyncExternalStore } from 'react';

function onChange(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the browser reports a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine);
