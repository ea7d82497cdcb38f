import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { goToPage } from './nearestPlace';

/** Escape leaves a panel: it calls `leave` if given, and otherwise returns the focus to where it was before. */
export function useEscape(leave?: () => void) {
  const origin = useRef<Element | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      if (leave) leave();
      else if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
      else goToPage();
    },
  };
}
