const ROW = 'li, tr, [role="listitem"], [role="row"]';
const HEADING = 'h1, h2, h3, h4, h5, h6';
/** Groups without a heading, whose first control can take the focus. */
const GROUP = `${ROW}, fieldset, [role="dialog"], [role="alertdialog"]`;
const REGION = `${GROUP}, section, article, aside, header`;
/** Elements that can take the focus. Fields are left out, since they would open the keyboard of a phone. */
const CONTROL = 'a[href], button, summary, [type="checkbox"], [type="radio"], [tabindex="0"]';
/** The element of a row that takes the focus. */
const ROW_CONTROL = '[data-row-focus]';
/** The element at which work continues after an action: the marked one, or the one that its attribute selects. */
const NEXT = '[data-focus-next]';

/** The focused element; once that is removed, its former parent and neighbours. */
export interface Place {
  node: Element;
  isOwn: boolean;
  after: Element | null;
  before: Element | null;
}

export const ifThere = (element: Element | null): Element | null => (element?.isConnected ? element : null);

/** Focuses an element; returns whether that worked. */
export function goTo(target: Element | null): boolean {
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

/** Focuses the nearest surrounding element that tells users where they are. */
function goAround(node: Element): boolean {
  const region = node.closest(REGION);
  if (region === null) return false;
  if (goToNext(region) || goInto(region, HEADING)) return true;
  if (region.matches(GROUP) && goInto(region, ROW_CONTROL, CONTROL)) return true;
  if (region.matches('[aria-label]') && region.querySelector(CONTROL) && goTo(region)) return true;
  return region.parentElement !== null && goAround(region.parentElement);
}

/** Focuses an element at or near the place; returns whether there was one. */
export const goNear = ({ node, isOwn, after, before }: Place): boolean =>
  (isOwn && goTo(node)) ||
  goToRow(after, 'nextElementSibling') ||
  goToRow(before, 'previousElementSibling') ||
  goAround(node);

export function goToPage(): void {
  const main = document.querySelector('main');
  if (main && !goInto(main, 'h1')) goTo(main);
}
