import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { selectAppearance, type WithAppearance } from '../appearance/appearanceSlice';
import { selectOpenDialogs, type WithDialogs } from '../dialogs/dialogsSlice';
import { listShortcut } from './activeShortcuts';
import type { Shortcut } from './defineShortcuts';

/** Where a letter is typed, or chooses an option. */
const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"], [aria-haspopup="listbox"]';

/** Where somebody is at work on something else than the list or record beside it. */
const PANELS = 'aside, form, [role="dialog"], [role="alertdialog"]';

/** A popover that fades out still has the focus, although its user has left it. */
const LEFT = '[data-exiting]';

const isIn = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

/** A key that is meant for a field, an input method or the browser. */
const isMeantForOthers = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  event.getModifierState('AltGraph') ||
  isIn(event.target, FIELDS) ||
  (event.key.length === 1 && isIn(event.target, PANELS) && !isIn(event.target, LEFT));

/**
 * One key for one thing, while its component is on screen. Never in a field, never with Ctrl, Alt, AltGr or Meta, not under
 * a dialog, a letter not in a panel or form either, not while it has nothing to do (`when`), and not at all for who switched
 * shortcuts off.
 */
export function useShortcut(shortcut: Shortcut | null, handler: () => void, when = true): void {
  const store = useStore<WithAppearance & WithDialogs>();

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const state = store.getState();
    if (event.key !== shortcut?.keys || isMeantForOthers(event)) return;
    if (!selectAppearance(state).shortcutsEnabled || selectOpenDialogs(state).length > 0) return;
    event.preventDefault();
    handler();
  });

  /* In the frame that shows what the key does, not after it: who types fast presses it at once. */
  useLayoutEffect(() => {
    if (!when || shortcut === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    /* Behind the document, where an open menu takes Escape for itself. */
    window.addEventListener('keydown', listen);
    const takeOff = listShortcut(shortcut);
    return () => {
      window.removeEventListener('keydown', listen);
      takeOff();
    };
  }, [shortcut, when]);
}

/** '/' goes to the search box of the list; for the element that holds it. */
export function useSearchShortcut(shortcut: Shortcut) {
  const screen = useRef<HTMLDivElement>(null);
  useShortcut(shortcut, () => {
    screen.current?.querySelector<HTMLInputElement>('[data-list-search]')?.focus();
  });
  return screen;
}
