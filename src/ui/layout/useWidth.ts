import { type RefObject, useLayoutEffect, useState } from 'react';

type Place = RefObject<HTMLElement | null>;

/** Reports the width of an element in whole px, now and at every change; 0 until it is measured. */
function watchWidth({ current }: Place, onWidth: (width: number) => void) {
  if (!current) return undefined;
  const measure = () => onWidth(Math.floor(current.clientWidth));
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(current);
  return () => observer.disconnect();
}

/** Returns the width of an element in whole px; `unmeasured` until it is measured. */
export function useWidth(place: Place, unmeasured: number): number {
  const [width, setWidth] = useState(unmeasured);
  useLayoutEffect(() => watchWidth(place, (now) => setWidth(now || unmeasured)), [place, unmeasured]);
  return width;
}

/** Returns whether an element is at least this wide, in px; true until it is measured. */
export function useFits(place: Place, needed: number): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => watchWidth(place, (now) => setFits(now === 0 || now >= needed)), [place, needed]);
  return fits;
}
