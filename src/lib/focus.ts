import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Returns whether the focused element was removed from the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Marks the element around a conversation. Content that appears without an action of the user does not take the focus
 * from it.
 */
export const keepsFocus = { 'data-keeps-focus': '' };
export const mustFocusStay = (): boolean => Boolean(document.activeElement?.closest('[data-keeps-focus]'));

/** Focuses `next` if the focus is lost when `happened` changes. */
export function useFocusKept(happened: unknown, next: () => HTMLElement | null | undefined): void {
  const before = useRef(happened);
  const move = useEffectEvent(() => {
    if (isFocusLost()) next()?.focus();
  });
  useEffect(() => {
    if (before.current === happened) return;
    before.current = happened;
    move();
  }, [happened]);
}

const FAULT = '[aria-invalid="true"], [data-invalid="true"]';
const FOCUSABLE = 'input, textarea, button, [tabindex]';

/**
 * Scrolls the first mistake of a form into view and focuses it, whether it is a field or content that cannot be
 * changed.
 */
export function focusFirstFault(form: HTMLElement | null): void {
  const fault = form?.querySelector<HTMLElement>(FAULT);
  const place = fault?.matches(FOCUSABLE) ? fault : fault?.querySelector<HTMLElement>(FOCUSABLE);
  place?.focus({ preventScroll: true });
  fault?.scrollIntoView({ block: 'nearest' });
}

/** Calls `focusFirstFault` in the next frame, for mistakes that are shown by then. */
export const focusFirstFaultSoon = (form: RefObject<HTMLElement | null>): void =>
  void requestAnimationFrame(() => focusFirstFault(form.current));
