import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Parts that stay usable beside an open panel; React Aria does not count a press there as a press outside of the panel.
 */
const BESIDE = '[data-react-aria-top-layer]';

/** Calls `onPressed` for a press on such a part while a panel is open, except on the panel's own button. */
export function usePressedBeside(
  isOpen: boolean,
  button: RefObject<HTMLElement | null>,
  onPressed: () => void,
): void {
  const pressed = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Element) || button.current?.contains(target)) return;
    if (target.closest(BESIDE)) onPressed();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('pointerdown', pressed, true);
    return () => document.removeEventListener('pointerdown', pressed, true);
  }, [isOpen]);
}
