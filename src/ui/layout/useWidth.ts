import { type RefObject, useLayoutEffect, useState } from 'react';

type Place = RefObject<HTMLElement | null>;

/** Says how wide something is drawn, in whole pixels, now and whenever that changes; 0 until it is known. */
function watchWidth({ current }: Place, onWidth: (width: number) => void) {
  if (!current) return undefined;
  const measure = () => onWidth(Math.floor(current.clientWidth));
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(current);
  return () => observer.disconnect();
}

/** How wide something is drawn, in whole pixels; `unmeasured` until that is known. */
export function useWidth(place: Place, unmeasured: number): number {
  const [width, setWidth] = useState(unmeasured);
  useLayoutEffect(() => watchWidth(place, (now) => setWidth(now || unmeasured)), [place, unmeasured]);
  return width;
}

/** Whether something is drawn at least this wide, in pixels; yes until that is known. */
export function useFits(place: Place, needed: number): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => watchWidth(place, (now) => setFits(now === 0 || now >= needed)), [place, needed]);
  return fits;
}
