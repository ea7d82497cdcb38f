import { useLayoutEffect, useRef } from 'react';
import { tellHeight } from './tellHeight';

const FOOT = '[data-foot]';

/** For a part of the foot of the page: whatever ends where the foot begins knows how high that is, also on several lines. */
export function useFootHeight() {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const foot = part.current?.closest<HTMLElement>(FOOT);
    if (!foot) return undefined;
    return tellHeight(foot, '--foot-height', document.documentElement);
  }, []);
  return part;
}
