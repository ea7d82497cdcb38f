import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { LoadedTimeline } from '@/api/timeline/loadedTimeline';
import { selectSignedInId } from '@/core/session/sessionSlice';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { sameId } from '@/lib/guid';
import { type Held, heldBack } from './heldBack';

/** An answer that was requested this soon belongs to opening the timeline: nothing was read yet. */
const OPENING_MS = 1_000;

/**
 * Holds new cases back until the user shows them, so that nothing moves while reading. `askedAt`: when `known` was
 * requested.
 */
export function useHeldTimeline(known: LoadedTimeline, askedAt = 0) {
  const userId = useSelector(selectSignedInId);
  const [openedAt] = useState(() => Date.now());
  const [held, setHeld] = useState<Held & { known: LoadedTimeline }>({
    known,
    items: known.items,
    waiting: 0,
  });
  const isOwn = ({ lastActivity }: CaseOnTimeline): boolean =>
    userId !== null && sameId(lastActivity?.colleague?.id ?? '', userId);
  const showAll = () => setHeld({ known, items: known.items, waiting: 0 });
  if (held.known !== known) {
    if (askedAt < openedAt + OPENING_MS) showAll();
    else setHeld({ known, ...heldBack(held.items, known, isOwn) });
  }
  return { items: held.items, waiting: held.waiting, showAll };
}
