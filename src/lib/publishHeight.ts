import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the height of an element, in px, in a custom property for the style sheets. Returns a function that stops this.
 */
export function publishHeight(
  element: HTMLElement,
  property: `--${string}`,
  { style }: HTMLElement,
): () => void {
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => observer.disconnect();
}

const FOOT = '[data-foot]';

/**
 * Publishes the height of the foot of the page, which may have several lines, for content that ends above it. Returns
 * the ref for a part of the foot.
 */
export function useFootHeight() {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const foot = part.current?.closest<HTMLElement>(FOOT);
    if (!foot) return undefined;
    return publishHeight(foot, '--foot-height', document.documentElement);
  }, []);
  return part;
}

/** Publishes on the root the height of an element that takes room from the page, while it is shown. */
export function usePublishedHeight<E extends HTMLElement>(
  property: `--${string}`,
  isShown = true,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const stop = element.current === null ? null : publishHeight(element.current, property, root);
    return () => {
      stop?.();
      root.style.removeProperty(property);
    };
  }, [property, isShown]);
  return element;
}
