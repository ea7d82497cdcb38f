import { useLocation } from 'react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

/** What a link knows of the record that it leads to. The history of the browser keeps it. */
export interface Arrival {
  /** What the record is called. */
  title: string;
}

/** What the record on the screen is called, until it is read; null when nothing that led here told. */
export function useArrivalTitle(): string | null {
  const { title } = (useLocation().state ?? {}) as { title?: unknown };
  return typeof title === 'string' && title !== '' ? title : null;
}

/**
 * Someone who goes to a screen, or from one record to the next (`id`), arrives at its name; a page that has just opened leaves
 * the focus to the browser.
 */
export function useHeadingFocus(heading: { current: HTMLElement | null }, ready: boolean, id = ''): void {
  const { key } = useLocation();
  const arrival = useRef({ id, key });
  const arrive = useEffectEvent(() => {
    if (arrival.current.id !== id) arrival.current = { id, key };
    if (ready && arrival.current.key !== 'default') heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    arrive();
  }, [heading, ready, id]);
}
