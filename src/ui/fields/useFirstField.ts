import { useEffect, useRef, useState } from 'react';

const FIELDS =
  'textarea, input:not([type="checkbox"], [type="file"], [type="hidden"]), [aria-haspopup="listbox"]';
/** The keyboard reaches only the visible box of a picker, not the elements that a picker keeps for the browser. */
const UNREACHABLE = ':disabled, [tabindex="-1"], [aria-hidden="true"] *';

/** A choice that was already made needs no focus. */
const isChosen = (field: Element, place: Element): boolean =>
  field instanceof HTMLInputElement &&
  field.type === 'radio' &&
  place.querySelector(`input[name="${field.name}"]:checked`) !== null;

/**
 * Finds the field with this name, or the first field. The name may also be on a wrapper of the field (`data-field`).
 */
function findFirst(body: HTMLElement, name: string | undefined): HTMLElement | undefined {
  const named = name === undefined ? null : body.querySelector(`[name="${name}"], [data-field="${name}"]`);
  const place = named ?? body;
  const fields = [place, ...place.querySelectorAll(FIELDS)] as HTMLElement[];
  return fields.find(
    (field) => field.matches(FIELDS) && !field.matches(UNREACHABLE) && !isChosen(field, body),
  );
}

/**
 * Gives the first field of a dialog or form the focus as soon as it opens, or later if the field's code or data loads
 * later. Nothing happens if another part of the dialog or form already has the focus. Returns the ref of the element
 * around the fields; `name` selects a field other than the first.
 */
export function useFirstField(name?: string) {
  const body = useRef<HTMLDivElement>(null);
  const [first] = useState(name);
  useEffect(() => {
    const { current } = body;
    const dialog = current?.parentElement;
    if (!current || !dialog) return undefined;
    const focusFirst = () => {
      const { activeElement } = document;
      const isElsewhere = activeElement !== dialog && dialog.contains(activeElement);
      const field = findFirst(current, first);
      if (!isElsewhere) field?.focus();
      if (isElsewhere || field) arriving.disconnect();
    };
    const arriving = new MutationObserver(focusFirst);
    arriving.observe(current, { childList: true, subtree: true });
    /* Runs after the heading of the surrounding screen has taken the focus, which happens when the screen mounts. */
    queueMicrotask(focusFirst);
    return () => arriving.disconnect();
  }, [first]);
  return body;
}
