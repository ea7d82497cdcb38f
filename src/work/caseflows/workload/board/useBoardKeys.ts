import type { KeyboardEvent } from 'react';
import { isPlain } from '@/lib/keys';

const SAME_PLACE_PX = 4;

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

interface Distance {
  /** Pixels in the direction of the key; negative is behind. */
  along: number;
  /** Pixels to the side. */
  across: number;
}

const distances: Record<Direction, (from: DOMRect, to: DOMRect) => Distance> = {
  ArrowLeft: (from, to) => ({ along: from.left - to.left, across: Math.abs(from.top - to.top) }),
  ArrowRight: (from, to) => ({ along: to.left - from.left, across: Math.abs(from.top - to.top) }),
  ArrowUp: (from, to) => ({ along: from.top - to.top, across: Math.abs(from.left - to.left) }),
  ArrowDown: (from, to) => ({ along: to.top - from.top, across: Math.abs(from.left - to.left) }),
};

const isDirection = (key: string): key is Direction => Object.hasOwn(distances, key);

/** Returns the index of the nearest card in that direction; of equally near cards the one least to the side. */
function nearest(from: DOMRect, others: readonly DOMRect[], direction: Direction): number {
  let best = -1;
  let least: Distance = { along: Infinity, across: Infinity };
  others.forEach((rect, index) => {
    const distance = distances[direction](from, rect);
    if (distance.along <= SAME_PLACE_PX) return;
    const isNearer = distance.along < least.along - SAME_PLACE_PX;
    const isBeside = Math.abs(distance.along - least.along) <= SAME_PLACE_PX;
    if (isNearer || (isBeside && distance.across < least.across)) {
      best = index;
      least = distance;
    }
  });
  return best;
}

/** The arrow keys move between cards by their place on the screen, unless a list has already handled the key. */
export function useBoardKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as Element).closest<HTMLElement>('[data-row-focus]');
    if (event.defaultPrevented || !isPlain(event) || !isDirection(event.key) || from === null) return;
    const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-focus]')].filter(
      (card) => card !== from,
    );
    const found = nearest(
      from.getBoundingClientRect(),
      cards.map((card) => card.getBoundingClientRect()),
      event.key,
    );
    event.preventDefault();
    cards[found]?.focus();
  };
}
