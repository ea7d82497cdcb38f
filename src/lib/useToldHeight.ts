import { type RefObject, useLayoutEffect, useRef } from 'react';
import { tellHeight } from './tellHeight';

/** For an element that takes its room from the page: the root knows its height while it is shown. */
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
