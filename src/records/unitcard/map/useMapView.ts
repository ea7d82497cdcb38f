import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Place } from '@/domain/properties/place';
import { lookUp } from '@/lib/values';
import { MAX_ZOOM, MIN_ZOOM, type Point, pointOf } from './tiles';

const START_ZOOM = 17;
const STEP_PX = 64;
const NOWHERE: Point = { x: 0, y: 0 };

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** The visible part of the map: its zoom level, and how far it was moved from the place. */
export function useMapView(place: Place) {
  const [zoom, setZoom] = useState(START_ZOOM);
  const [moved, setMoved] = useState(NOWHERE);
  const home = pointOf(place, zoom);
  const move = ({ x, y }: Point) => setMoved((before) => ({ x: before.x + x, y: before.y + y }));
  const zoomBy = (by: number) => {
    const next = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom + by));
    setZoom(next);
    setMoved({ x: moved.x * 2 ** (next - zoom), y: moved.y * 2 ** (next - zoom) });
  };
  const reset = () => {
    setZoom(START_ZOOM);
    setMoved(NOWHERE);
  };
  return {
    zoom,
    moved,
    middle: { x: home.x + moved.x, y: home.y + moved.y },
    zoomBy,
    reset,
    surface: {
      onKeyDown: (event: KeyboardEvent) => {
        const step = lookUp(steps, event.key);
        const by = lookUp(zooms, event.key);
        if (event.ctrlKey || event.metaKey || event.altKey || (!step && by === undefined)) return;
        event.preventDefault();
        if (step) move(step);
        else zoomBy(by ?? 0);
      },
      onPointerDown: ({ currentTarget, pointerId }: PointerEvent) =>
        currentTarget.setPointerCapture(pointerId),
      onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent) => {
        if (currentTarget.hasPointerCapture(pointerId)) move({ x: -movementX, y: -movementY });
      },
    },
  };
}
