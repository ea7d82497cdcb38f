/** A call, contact or chat, which has a chip at the foot of the page where there is room for it. */
export interface FootChip {
  id: string;
  /** The full name, for the menu of chips that do not fit. */
  label: string;
  unread: number;
  /** Open chips come first when there is little room. */
  isOpen: boolean;
  open: () => void;
}

/** The width of a chip in px, including the gap; a narrower chip has no room for a name. */
const CHIP = 176;
/** The width in px of the menu of chips that do not fit. */
const MENU = 112;

const urgency = ({ isOpen, unread }: FootChip): number => (isOpen ? 2 : unread > 0 ? 1 : 0);

/** Returns the chips that fit: the open one first, then unread ones, then the others in their order. */
export function thatFit(chips: readonly FootChip[], room: number): ReadonlySet<string> {
  const fits = (count: number, width: number) => count * CHIP <= width;
  const byUrgency = chips.toSorted((one, other) => urgency(other) - urgency(one));
  const count = fits(chips.length, room) ? chips.length : Math.max(0, Math.floor((room - MENU) / CHIP));
  return new Set(byUrgency.slice(0, count).map(({ id }) => id));
}

const innerWidth = (element: HTMLElement): number => {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
  return element.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
};

/** The parts are two levels down, because each area has a wrapper in the foot, which has no box of its own. */
export const partsOf = (foot: HTMLElement): readonly Element[] => [
  ...foot.querySelectorAll(':scope > * > *'),
];

const fixedParts = (part: Element): readonly Element[] =>
  part.matches('[data-foot-chips]') ? [...part.querySelectorAll('[data-foot-fixed]')] : [part];

/**
 * The width that is left beside the parts of a fixed width; a part on its own line takes none. Null while the foot is
 * not drawn.
 */
export function roomFor(foot: HTMLElement): number | null {
  if (foot.clientWidth === 0) return null;
  const whole = innerWidth(foot);
  const gap = parseFloat(getComputedStyle(foot).columnGap);
  const widths = partsOf(foot)
    .flatMap(fixedParts)
    .map((part) => (part as HTMLElement).offsetWidth);
  const beside = widths.filter((width) => width > 0 && width < whole - 1);
  return beside.reduce((room, width) => room - width - gap, whole);
}
