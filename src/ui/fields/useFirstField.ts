import { useEffect, useRef, useState } from 'react';

const FIELDS =
  'textarea, input:not([type="checkbox"], [type="file"], [type="hidden"]), [aria-haspopup="listbox"]';
/** Of a picker only its own box is met by keyboard; what it keeps for the browser is not. */
const UNREACHABLE = ':disabled, [tabindex="-1"], [aria-hidden="true"] *';

/** A choice that was made already is none to make. */
const isChosen = (field: Element, place: Element): boolean =>
  field instanceof HTMLInputElement &&
  field.type === 'radio' &&
  place.querySelector(`input[name="${field.name}"]:checked`) !== null;

/** The field of that name, or the very first; a name may also stand on what holds a field (`data-field`). */
function findFirst(body: HTMLElement, name: string | undefined): HTMLElement | undefined {
  const named = name === undefined ? null : body.querySelector(`[name="${name}"], [data-field="${name}"]`);
  const place = named ?? body;
  const fields = [place, ...place.querySelectorAll(FIELDS)] as HTMLElement[];
  return fields.find(
    (field) => field.matches(FIELDS) && !field.matches(UNREACHABLE) && !isChosen(field, body),
  );
}

/**
 * Typing can begin as soon as a dialog or a form opens: its first field gets the focus, also one whose code or answer comes
 * later, unless the focus went elsewhere in it before. For what holds the fields; `name` is of the first, where it is not the
 * very first.
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
    /* After the screen around it, whose heading takes the focus as it comes. */
    queueMicrotask(focusFirst);
    return () => arriving.disconnect();
  }, [first]);
  return body;
}
