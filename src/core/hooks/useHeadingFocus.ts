import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Someone who goes to a screen arrives at its name; a page that has just opened leaves the focus to the browser. */
export function useHeadingFocus(heading: { current: HTMLElement | null }, ready: boolean): void {
  const { key } = useLocation();
  const arrival = useRef(key);
  useEffect(() => {
    if (ready && arrival.current !== 'default') heading.current?.focus({ preventScroll: true });
  }, [heading, ready]);
}
