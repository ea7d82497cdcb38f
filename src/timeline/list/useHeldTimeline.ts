import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { LoadedTimeline } from '@/api/timeline/loadedTimeline';
import { selectSignedInId } from '@/core/session/sessionSlice';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { sameId } from '@/lib/guid';
import { type Held, heldBack } from './heldBack';

/** What is asked for this soon is asked for by opening the timeline: nothing of it was read yet. */
const OPENING_MS = 1_000;

/** What is new waits until it is asked for, so that nothing moves that is being read. `askedAt`: when `known` was asked for. */
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
