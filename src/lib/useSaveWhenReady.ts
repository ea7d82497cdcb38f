import { useEffect, useEffectEvent } from 'react';

interface SaveWhenReady {
  /** False while a request is under way that changes the values to save. */
  isReady: boolean;
  isAsked: boolean;
  setAsked: (asked: boolean) => void;
}

/** Saves as soon as saving is possible, if the user asked for it too early. */
export function useSaveWhenReady({ isReady, isAsked, setAsked }: SaveWhenReady, save: () => void): void {
  const saveNow = useEffectEvent(() => {
    setAsked(false);
    save();
  });
  useEffect(() => {
    if (isAsked && isReady) saveNow();
  }, [isAsked, isReady]);
}
