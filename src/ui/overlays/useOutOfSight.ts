import { type RefObject, useEffect, useState } from 'react';
import type { MoreAction } from './MoreMenu';

const NONE: readonly MoreAction[] = [];
const CONTROL = 'a, button';
/** An item counts as visible when this fraction of it is in sight; the part that is cut off then is padding. */
const SHOWN = 0.95;
/** The attribute of items that are out of sight. Their style depends on it, so that no word is cut in two. */
const OUT = 'data-out-of-sight';

const controlOf = (item: Element): HTMLElement | null =>
  item.matches(CONTROL) ? (item as HTMLElement) : item.querySelector<HTMLElement>(CONTROL);

/** Returns the text of a control, without the count after it. */
const wordsOf = (control: HTMLElement): string =>
  [...control.childNodes]
    .filter((node) => node instanceof Text)
    .map(({ data }) => data)
    .join('')
    .trim() ||
  (control.ariaLabel ?? '');

/** The menu action of an item; it clicks the control itself. */
function actionOf(item: Element): MoreAction[] {
  const control = controlOf(item);
  const label = control === null ? '' : wordsOf(control);
  if (control === null || label === '') return [];
  const isOff = control.ariaDisabled === 'true';
  const disabledReason = isOff ? (control.getAttribute('aria-description') ?? '') : null;
  return [{ id: label, label, disabledReason, run: () => control.click() }];
}

/**
 * Returns the items of a line that its frame hides, as menu actions. If everything fits, the hook causes no second
 * render.
 */
export function useOutOfSight(
  frame: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
): readonly MoreAction[] {
  const [hidden, setHidden] = useState(NONE);
  useEffect(() => {
    if (!line.current) return;
    const items = line.current.children;
    const out = new Set<Element>();
    const sight = new IntersectionObserver(
      (seen) => {
        for (const { target, intersectionRatio } of seen) {
          const isOut = intersectionRatio < SHOWN;
          target.toggleAttribute(OUT, isOut);
          if (isOut) out.add(target);
          else out.delete(target);
        }
        const next = [...items].filter((item) => out.has(item)).flatMap(actionOf);
        setHidden((before) => (next.length === 0 && before.length === 0 ? before : next));
      },
      { root: frame.current, threshold: SHOWN },
    );
    const watch = () => {
      sight.disconnect();
      out.clear();
      for (const item of items) sight.observe(item);
    };
    watch();
    const changes = new MutationObserver(watch);
    changes.observe(line.current, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] });
    return () => {
      sight.disconnect();
      changes.disconnect();
    };
  }, [frame, line]);
  return hidden;
}
