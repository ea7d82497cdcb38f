import { type PointerEvent, useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { readKept, writeKept } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { firstPlace, inside, type Move, moves, WindowPlace } from './place';

const viewport = () => ({ width: window.innerWidth, height: window.innerHeight });

type Drag = (dx: number, dy: number, from: WindowPlace) => Partial<WindowPlace>;

const moving: Drag = (dx, dy, { left, top }) => ({ left: left + dx, top: top + dy });
const sizing: Drag = (dx, dy, { width, height }) => ({ width: width + dx, height: height + dy });

/** Reports the movement of the pointer from pressing until releasing. */
function follow(event: PointerEvent, onMove: (dx: number, dy: number) => void) {
  const { clientX, clientY, pointerId, currentTarget } = event;
  const leaving = new AbortController();
  const { signal } = leaving;
  currentTarget.setPointerCapture(pointerId);
  const move = (next: Event) => {
    const { clientX: x, clientY: y } = next as MouseEvent;
    onMove(x - clientX, y - clientY);
  };
  currentTarget.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel'])
    currentTarget.addEventListener(end, () => leaving.abort(), { signal });
}

/**
 * Returns the place of the window, which is kept per user in this browser (CHAT-06) and is always inside the viewport.
 */
export function usePlace() {
  const userId = useSelector(selectSignedInId);
  const [place, setPlace] = useState(() =>
    inside(readKept(storageKeys.chatWindow, userId, WindowPlace, firstPlace), viewport()),
  );
  const change = useCallback((next: (before: WindowPlace) => WindowPlace) => {
    setPlace((before) => inside(next(before), viewport()));
  }, []);
  useEffect(() => {
    writeKept(storageKeys.chatWindow, userId, place);
  }, [userId, place]);
  useEffect(() => {
    const stayInside = () => change((before) => before);
    window.addEventListener('resize', stayInside);
    return () => window.removeEventListener('resize', stayInside);
  }, [change]);

  const drag = (by: Drag) => (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button:not([data-grip]), a')) return;
    const box = event.currentTarget.closest('aside')?.getBoundingClientRect();
    const from = place.isDocked && box ? { ...place, left: box.left, top: box.top } : place;
    follow(event, (dx, dy) => {
      if (Math.abs(dx) + Math.abs(dy) > 4) change(() => ({ ...from, isDocked: false, ...by(dx, dy, from) }));
    });
  };
  return {
    place,
    move: (move: Move) => change((before) => ({ ...moves[move](before), isDocked: false })),
    dock: (isDocked: boolean) => change((before) => ({ ...before, isDocked })),
    onDrag: drag(moving),
    onSize: drag(sizing),
  };
}
export type Placing = ReturnType<typeof usePlace>;
