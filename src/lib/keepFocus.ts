import { isFocusLost } from './focus';
import { afterPaint } from './useAfterPaint';
import { goNear, goToPage, ifThere, type Place } from './nearestPlace';

/** The last focused place in each of these parts of the page is remembered. */
const LAYER = 'section, aside, main, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const REMEMBERED = 12;

const elementOf = (node: Node | null | undefined): Element | null => (node instanceof Element ? node : null);

/** Returns the place within the rest of the page; null if it is unknown. */
function follow(place: Place, records: readonly MutationRecord[]): Place | null {
  if (place.node.isConnected) return place;
  const taken = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((removed) => removed.contains(place.node)),
  );
  const node = elementOf(taken?.target);
  if (!taken || !node) return null;
  const [after, before] = [elementOf(taken.nextSibling), elementOf(taken.previousSibling)];
  return follow({ node, isOwn: false, after, before }, records);
}

/**
 * When the focused element is removed from the page, focuses the row in its place, otherwise the heading of its region,
 * its previous place, or the heading of the page. Returns a function that stops this.
 */
export function keepFocus(): () => void {
  /** The last entry is the place of the focus, or the place where the focus was lost. */
  let places: readonly Place[] = [];
  /** False after a press on the background, which gives up the focus. */
  let isWanted = false;

  const arrive = (node: Element) => {
    const layer = node.closest(LAYER);
    const others = places
      .filter((place) => !place.isOwn || place.node.closest(LAYER) !== layer)
      .map((place) => ({ ...place, after: ifThere(place.after), before: ifThere(place.before) }));
    places = [...others, { node, isOwn: true, after: null, before: null }].slice(-REMEMBERED);
    isWanted = true;
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element) arrive(target);
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    queueMicrotask(() => {
      if (target.isConnected && isFocusLost()) isWanted = false;
    });
  };
  const restore = () => {
    if (!isWanted || !isFocusLost()) return;
    if (!places.toReversed().some(goNear)) goToPage();
  };
  const observer = new MutationObserver((records) => {
    if (places.every(({ node }) => node.isConnected)) return;
    const isLost = places.at(-1)?.node.isConnected === false;
    places = places.map((place) => follow(place, records)).filter((place) => place !== null);
    /* Runs after code that restores the focus itself, as a dialog does in the next frame. */
    if (isLost && isWanted) void afterPaint().then(restore);
  });

  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  if (document.activeElement !== null && !isFocusLost()) arrive(document.activeElement);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}
