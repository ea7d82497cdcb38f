import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What can be pressed beside an open panel; React Aria takes a press there for no click elsewhere. */
const BESIDE = '[data-react-aria-top-layer]';

/** Tells of a press on what stays in reach beside a panel that is open, other than on the button of the panel. */
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
