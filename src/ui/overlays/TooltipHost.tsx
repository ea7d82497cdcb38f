import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './TooltipHost.module.css';

const DELAY_MS = 400;
/** Time to move the pointer from the element into its tooltip. */
const LEAVE_MS = 120;
const GAP_PX = 6;
const EDGE_PX = 8;

/**
 * Returns the element that the tooltip belongs to; text that fits (`Truncated`) has no tooltip, nor has a button whose
 * panel is open below it.
 */
function owner(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  const fits =
    found?.dataset['tooltipWhen'] === 'truncated' &&
    found.scrollWidth <= found.clientWidth &&
    found.scrollHeight <= found.clientHeight;
  return fits || found?.ariaExpanded === 'true' ? null : found;
}

const within = (value: number, size: number, space: number): number =>
  Math.round(Math.max(EDGE_PX, Math.min(value, space - size - EDGE_PX)));

/**
 * Places the tooltip below the element, or above it if there is no room, or to the right of an element that has
 * `data-tooltip-side="end"`. The tooltip always stays inside the window.
 */
function place(tooltip: HTMLElement, anchor: HTMLElement) {
  const at = anchor.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const isBehind = anchor.dataset['tooltipSide'] === 'end';
  const below = at.bottom + GAP_PX;
  const hasRoom = below + height + EDGE_PX <= window.innerHeight;
  const vertical = hasRoom ? below : at.top - height - GAP_PX;
  const x = isBehind ? at.right + GAP_PX : at.left + (at.width - width) / 2;
  const y = isBehind ? at.top + (at.height - height) / 2 : vertical;
  tooltip.style.translate = `${within(x, width, window.innerWidth)}px ${within(y, height, window.innerHeight)}px`;
}

/**
 * The one tooltip of the page. It shows the `data-tooltip` of the hovered or focused element, or the text of the
 * element if that attribute is empty. No element needs its tooltip: the name of a button is complete without one.
 * Escape closes the tooltip, and it stays while the pointer is in it (WCAG 1.4.13).
 */
export function TooltipHost() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const later = (next: HTMLElement | null, wait: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setAnchor(next?.isConnected ? next : null), wait);
    };
    const enter = ({ target }: Event) => {
      const next = owner(target);
      if (next) later(next, DELAY_MS);
      else if (tooltip.current?.contains(target as Node)) clearTimeout(timer.current);
      else later(null, LEAVE_MS);
    };
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) later(owner(target), DELAY_MS);
    };
    const close = () => later(null, 0);
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    // This element may be the reason why the tooltip's code was loaded.
    const active = document.activeElement;
    const already = owner(
      active?.matches(':focus-visible') ? active : document.querySelector('[data-tooltip]:hover'),
    );
    if (already) later(already, DELAY_MS);
    const listeners: [string, (event: never) => void][] = [
      ['pointerover', enter],
      ['focusin', focus],
      ['focusout', close],
      ['pointerdown', close],
      ['keydown', escape],
    ];
    listeners.forEach(([name, listener]) => document.addEventListener(name, listener as EventListener, true));
    return () => {
      clearTimeout(timer.current);
      listeners.forEach(([name, listener]) =>
        document.removeEventListener(name, listener as EventListener, true),
      );
    };
  }, []);

  useLayoutEffect(() => {
    if (!anchor || !tooltip.current) return undefined;
    place(tooltip.current, anchor);
    // Closes when the text changes, because a button that became available must not stay covered by the old reason.
    const changes = new MutationObserver(() => setAnchor(null));
    changes.observe(anchor, { attributeFilter: ['data-tooltip'] });
    return () => changes.disconnect();
  }, [anchor]);

  const text = anchor?.dataset['tooltip'] || anchor?.textContent;
  return text
    ? createPortal(
        <div ref={tooltip} role="tooltip" className={styles.tooltip}>
          {text}
        </div>,
        document.body,
      )
    : null;
}
