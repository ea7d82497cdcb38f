import { useEffect } from 'react';

/** Lets the browser ask before the page goes away, as during an upload. Texts need it not: their drafts survive. */
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
