import { useEffect, useEffectEvent } from 'react';

interface SaveWhenReady {
  /** False while something is on its way that changes what is saved. */
  isReady: boolean;
  isAsked: boolean;
  setAsked: (asked: boolean) => void;
}

/** Saving that was asked for too early is done as soon as it can be. */
export function useSaveWhenReady({ isReady, isAsked, setAsked }: SaveWhenReady, save: () => void): void {
  const saveNow = useEffectEvent(() => {
    setAsked(false);
    save();
  });
  useEffect(() => {
    if (isAsked && isReady) saveNow();
  }, [isAsked, isReady]);
}
