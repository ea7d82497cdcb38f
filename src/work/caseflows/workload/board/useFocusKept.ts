import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectOpenDialogs } from '@/core/dialogs/dialogsSlice';
import { afterPaint } from '@/lib/useAfterPaint';
import { isFocusLost } from '@/lib/focus';
import { selectGroups } from '../workloadSelectors';

const CARD = '[data-card]';
const LINK = '[data-row-focus]';

/** The position of the card that had the focus; for the button that shows more cards, the position of the next card. */
interface Spot {
  id: string;
  owner: string;
  index: number;
}

const linksOf = (board: HTMLElement, owner: string): HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>(`[data-owner="${CSS.escape(owner)}"] ${LINK}`),
];

function spotOf(target: Element, board: HTMLElement): Spot | null {
  const more = target.closest<HTMLElement>('[data-more-of]')?.dataset['moreOf'];
  if (more !== undefined) return { id: '', owner: more, index: linksOf(board, more).length };
  const card = target.closest<HTMLElement>(CARD);
  const owner = card?.closest<HTMLElement>('[data-owner]');
  if (!card || !owner) return null;
  const cards = [...owner.querySelectorAll(CARD)];
  return { id: card.dataset['card'] ?? '', owner: owner.dataset['owner'] ?? '', index: cards.indexOf(card) };
}

/** Restores lost focus: to the same card, or if it left its owner to the card now at its position, or to the owner. */
export function useFocusKept(board: RefObject<HTMLElement | null>) {
  const spot = useRef<Spot | null>(null);
  const groups = useSelector(selectGroups);
  const dialogs = useSelector(selectOpenDialogs).length;

  useEffect(() => {
    let current = true;
    void afterPaint().then(() => {
      const last = spot.current;
      if (!current || !isFocusLost() || last === null || board.current === null || dialogs > 0) return;
      const same = board.current.querySelector<HTMLElement>(`[data-card="${CSS.escape(last.id)}"] ${LINK}`);
      const links = linksOf(board.current, last.owner);
      const place = links[Math.min(last.index, links.length - 1)];
      const owner = board.current.querySelector<HTMLElement>(`[data-owner="${CSS.escape(last.owner)}"]`);
      const stayed = same !== null && links.includes(same) ? same : null;
      (stayed ?? place ?? owner)?.focus({ preventScroll: true });
    });
    return () => {
      current = false;
    };
  }, [board, groups, dialogs]);

  return useCallback(({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    spot.current = spotOf(target, currentTarget) ?? spot.current;
  }, []);
}
