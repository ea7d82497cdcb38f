import { useLayoutEffect, useRef } from 'react';

const FOOT = '[data-foot]';

/** For a part of the foot of the page: whatever ends where the foot begins knows how high that is, also on several lines. */
export function useFootHeight() {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const foot = part.current?.closest<HTMLElement>(FOOT);
    if (!foot) return undefined;
    const tell = () => document.documentElement.style.setProperty('--foot-height', `${foot.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(foot);
    return () => observer.disconnect();
  }, []);
  return part;
}
