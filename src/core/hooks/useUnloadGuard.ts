import { useEffect } from 'react';

/**
 * Lets the browser ask before the page closes while something is busy, such as an upload. Texts do not need this,
 * because their drafts survive.
 */
export function useUnloadGuard(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isBusy]);
}
