import * as v from 'valibot';
import { lookUp } from '@/lib/values';

/** The place of a conversation's window in px: docked beside the page, or floating over it. */
export const WindowPlace = v.object({
  isDocked: v.boolean(),
  left: v.number(),
  top: v.number(),
  width: v.number(),
  height: v.number(),
});
export type WindowPlace = v.InferOutput<typeof WindowPlace>;

interface Size {
  width: number;
  height: number;
}

export const firstPlace: WindowPlace = { isDocked: true, left: 900, top: 120, width: 384, height: 520 };

const LEAST = { width: 300, height: 320 };
/** The bars at the top and the bottom of the page must stay uncovered, in px. */
const HEAD = 48;
const FOOT = 44;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Returns the place, moved and shrunk to fit inside the viewport (WCAG 2.4.11). */
export function inside(place: WindowPlace, viewport: Size): WindowPlace {
  const room = { width: viewport.width, height: viewport.height - HEAD - FOOT };
  const width = within(place.width, Math.min(LEAST.width, room.width), room.width);
  const height = within(place.height, Math.min(LEAST.height, room.height), room.height);
  return {
    ...place,
    width,
    height,
    left: within(place.left, 0, viewport.width - width),
    top: within(place.top, HEAD, viewport.height - FOOT - height),
  };
}

/** The distance of one key press, in px. */
const STEP = 40;

export const moves = {
  left: (place: WindowPlace) => ({ ...place, left: place.left - STEP }),
  right: (place: WindowPlace) => ({ ...place, left: place.left + STEP }),
  up: (place: WindowPlace) => ({ ...place, top: place.top - STEP }),
  down: (place: WindowPlace) => ({ ...place, top: place.top + STEP }),
  wider: (place: WindowPlace) => ({ ...place, width: place.width + STEP }),
  narrower: (place: WindowPlace) => ({ ...place, width: place.width - STEP }),
  taller: (place: WindowPlace) => ({ ...place, height: place.height + STEP }),
  shorter: (place: WindowPlace) => ({ ...place, height: place.height - STEP }),
} as const;
export type Move = keyof typeof moves;

const keys: Readonly<Record<string, [Move, withShift: Move]>> = {
  ArrowLeft: ['left', 'narrower'],
  ArrowRight: ['right', 'wider'],
  ArrowUp: ['up', 'shorter'],
  ArrowDown: ['down', 'taller'],
};

export const moveOfKey = (key: string, withShift: boolean): Move | null =>
  lookUp(keys, key)?.[withShift ? 1 : 0] ?? null;
