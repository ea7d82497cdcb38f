import { useLocation } from 'react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mustFocusStay } from '@/lib/focus';

/**
 * Focuses the heading after navigation to a screen or to the next record (`id`). On a page that has just opened, the
 * browser decides on the focus. During a conversation the focus stays where it is.
 */
export function useHeadingFocus(heading: { current: HTMLElement | null }, ready: boolean, id = ''): void {
  const { key } = useLocation();
  const arrival = useRef({ id, key });
  const arrive = useEffectEvent(() => {
    if (arrival.current.id !== id) arrival.current = { id, key };
    if (ready && arrival.current.key !== 'default' && !mustFocusStay())
      heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    arrive();
  }, [heading, ready, id]);
}
