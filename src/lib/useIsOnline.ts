import { useSyncExternalStore } from 'react';

function onChange(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The browser's own word about the network. */
export const useIsOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine);
