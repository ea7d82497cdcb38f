import { useLayoutEffect, useRef } from 'react';
import { tellHeight } from './tellHeight';

const FOOT = '[data-foot]';

/**
 * For a part of the foot of the page: publishes the height of the foot, also on several lines, for content that ends
 * above it.
 */
export function useFootHeight() {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const foot = part.current?.closest<HTMLElement>(FOOT);
    if (!foot) return undefined;
    return tellHeight(foot, '--foot-height', document.documentElement);
  }, []);
  return part;
}
