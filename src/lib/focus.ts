import { useEffect, useEffectEvent, useRef } from 'react';

/** What had the focus is gone from the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** When what had the focus goes because something `happened`, the focus goes to `next`. */
export function useFocusKept(happened: unknown, next: () => HTMLElement | null | undefined): void {
  const before = useRef(happened);
  const move = useEffectEvent(() => {
    if (isFocusLost()) next()?.focus();
  });
  useEffect(() => {
    if (before.current === happened) return;
    before.current = happened;
    move();
  }, [happened]);
}
