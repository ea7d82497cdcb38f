import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What had the focus is gone from the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Around what somebody talks with somebody by: what comes by itself does not take the focus from there. */
export const keepsFocus = { 'data-keeps-focus': '' };
export const mustFocusStay = (): boolean => Boolean(document.activeElement?.closest('[data-keeps-focus]'));

/** When what had the focus goes because something `happened`, the focus goes to `next`. */
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

/** Brings the first mistake of a form into sight and the focus to it, be it of a field or of what cannot be changed. */
export function focusFirstFault(form: HTMLElement | null): void {
  const fault = form?.querySelector<HTMLElement>(FAULT);
  const place = fault?.matches(FOCUSABLE) ? fault : fault?.querySelector<HTMLElement>(FOCUSABLE);
  place?.focus({ preventScroll: true });
  fault?.scrollIntoView({ block: 'nearest' });
}

/** The same for what is said to be wrong by the next frame. */
export const focusFirstFaultSoon = (form: RefObject<HTMLElement | null>): void =>
  void requestAnimationFrame(() => focusFirstFault(form.current));
