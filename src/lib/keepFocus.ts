import { isFocusLost } from './focus';

const ROW = 'li, tr, [role="listitem"], [role="row"]';
const HEADING = 'h1, h2, h3, h4, h5, h6';
/** Where no heading says what it is, one can go to the first control. */
const GROUP = `${ROW}, fieldset, [role="dialog"], [role="alertdialog"]`;
const REGION = `${GROUP}, section, article, aside, header`;
/** What one can go to. Not a field: that would open the keyboard of a phone. */
const CONTROL = 'a[href], button, summary, [type="checkbox"], [type="radio"], [tabindex="0"]';
/** What a row is gone to by. */
const ROW_CONTROL = '[data-row-focus]';
/** Where the work goes on once something is done: here, or at what the attribute selects. */
const NEXT = '[data-focus-next]';

/** Of each of these the last place is remembered. */
const LAYER = 'section, aside, main, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const REMEMBERED = 12;

/** What had the focus; once that is gone, what it stood in, between which neighbours. */
interface Place {
  node: Element;
  isOwn: boolean;
  after: Element | null;
  before: Element | null;
}

const elementOf = (node: Node | null | undefined): Element | null => (node instanceof Element ? node : null);
const ifThere = (element: Element | null): Element | null => (element?.isConnected ? element : null);

/** The place in what is still there of the page; null when that cannot be known. */
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

function goTo(target: Element | null): boolean {
  if (!(target instanceof HTMLElement) || !target.checkVisibility()) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest' });
  return document.activeElement === target;
}

function goToNext(region: Element): boolean {
  const next = region.querySelector<HTMLElement>(NEXT);
  const elsewhere = next?.dataset['focusNext'];
  return goTo(elsewhere ? document.querySelector(elsewhere) : next);
}
const goInto = (region: Element, ...wanted: readonly string[]): boolean =>
  wanted.some((one) => goTo(region.querySelector(one)));

function goToRow(from: Element | null, step: 'nextElementSibling' | 'previousElementSibling'): boolean {
  for (let row = ifThere(from); row; row = row[step])
    if (row.matches(ROW) && goInto(row, ROW_CONTROL, CONTROL)) return true;
  return false;
}

/** To the nearest thing around it that says where one is. */
function goAround(node: Element): boolean {
  const region = node.closest(REGION);
  if (region === null) return false;
  if (goToNext(region) || goInto(region, HEADING)) return true;
  if (region.matches(GROUP) && goInto(region, ROW_CONTROL, CONTROL)) return true;
  if (region.matches('[aria-label]') && region.querySelector(CONTROL) && goTo(region)) return true;
  return region.parentElement !== null && goAround(region.parentElement);
}

const goNear = ({ node, isOwn, after, before }: Place): boolean =>
  (isOwn && goTo(node)) ||
  goToRow(after, 'nextElementSibling') ||
  goToRow(before, 'previousElementSibling') ||
  goAround(node);

function goToPage(): void {
  const main = document.querySelector('main');
  if (main && !goInto(main, 'h1')) goTo(main);
}

/** After what gives the focus back itself, as a dialog does in the next frame. */
const soon = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));

/**
 * Whenever what has the focus goes from the page, the focus goes to the row in its place, else to the heading of what it
 * stood in, else to where it was before, else to the heading of the page. Ends with the function that it returns.
 */
export function keepFocus(): () => void {
  /** The last is where the focus is, or was when it was lost. */
  let places: readonly Place[] = [];
  /** Whoever pressed beside everything wants no focus. */
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
    if (isLost && isWanted) soon(restore);
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
