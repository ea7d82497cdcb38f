import { useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '@/lib/focus';

const page = () =>
  document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector<HTMLElement>('main');

/** What had the focus when this came gets it back when this goes and takes the focus with it; else the page does. */
export function useFocusReturn(): void {
  const origin = useRef<Element | null>(null);
  useLayoutEffect(() => {
    origin.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (!isFocusLost()) return;
        if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
        if (isFocusLost()) page()?.focus();
      });
    },
    [],
  );
}
