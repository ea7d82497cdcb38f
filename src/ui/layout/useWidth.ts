import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide something is drawn, in whole pixels; `unmeasured` until that is known. */
export function useWidth(element: RefObject<HTMLElement | null>, unmeasured: number): number {
  const [width, setWidth] = useState(unmeasured);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setWidth(Math.floor(current.clientWidth) || unmeasured);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, unmeasured]);
  return width;
}
