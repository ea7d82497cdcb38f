import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';

interface Disclosure {
  open: boolean;
  toggle: () => void;
  /** Closes the panel and returns the focus to the button, unless the focus is already elsewhere. */
  close: () => void;
  /** The ref of the element around the button and the panel. */
  ref: RefObject<HTMLDivElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
  panelId: string;
}

/** The state of a panel that a button opens; Escape, a click outside and leaving it with Tab close it. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = useCallback(() => {
    const focusInside = ref.current?.contains(document.activeElement) ?? false;
    setOpen(false);
    if (focusInside || document.activeElement === document.body) buttonRef.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open, close]);

  const toggle = useCallback(() => setOpen((was) => !was), []);
  return { open, toggle, close, ref, buttonRef, panelId };
}
