import { useLocation } from 'react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mustFocusStay } from '@/lib/focus';

/**
 * Someone who goes to a screen, or from one record to the next (`id`), arrives at its name; a page that has just opened leaves
 * the focus to the browser. Nobody is taken from a conversation.
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
