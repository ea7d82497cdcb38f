import { useEffect } from 'react';

/** Lets the browser ask before the page closes, as during an upload. Texts do not need this: their drafts survive. */
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
