import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { selectAppearance, type WithAppearance } from '../appearance/appearanceSlice';
import { selectOpenDialogs, type WithDialogs } from '../dialogs/dialogsSlice';
import { listShortcut } from './activeShortcuts';
import type { Shortcut } from './defineShortcuts';

/** Elements in which a letter is typed or chooses an option. */
const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"], [aria-haspopup="listbox"]';

/** Panels beside the list or record, in which letters are not shortcuts of that list or record. */
const PANELS = 'aside, form, [role="dialog"], [role="alertdialog"]';

/** A popover that fades out still has the focus, although the user has left it. */
const LEFT = '[data-exiting]';

const isIn = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

/** True if a field, an input method or the browser uses the key. */
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
 * Handles a key while its component is on screen and `when` is true. The key does nothing in a field, with Ctrl, Alt,
 * AltGr or Meta, under a dialog, or when the user switched shortcuts off. A letter does nothing in a panel or form
 * either.
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

  /* The key works as soon as its target is drawn, since fast typists press it at once. */
  useLayoutEffect(() => {
    if (!when || shortcut === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    /* The window receives the event after the document, where an open menu handles Escape. */
    window.addEventListener('keydown', listen);
    const takeOff = listShortcut(shortcut);
    return () => {
      window.removeEventListener('keydown', listen);
      takeOff();
    };
  }, [shortcut, when]);
}

/** Makes '/' focus the search box of the list. Returns the ref for the element around the list. */
export function useSearchShortcut(shortcut: Shortcut) {
  const screen = useRef<HTMLDivElement>(null);
  useShortcut(shortcut, () => {
    screen.current?.querySelector<HTMLInputElement>('[data-list-search]')?.focus();
  });
  return screen;
}
