import { type RefObject, useLayoutEffect, useRef } from 'react';
import { tellHeight } from './tellHeight';

/** Publishes on the root the height of an element that takes room from the page, while it is shown. */
export function useToldHeight<E extends HTMLElement>(
  property: `--${string}`,
  isShown = true,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const stop = element.current === null ? null : tellHeight(element.current, property, root);
    return () => {
      stop?.();
      root.style.removeProperty(property);
    };
  }, [property, isShown]);
  return element;
}
