import type { Place } from '@/domain/properties/place';

const TILE_PX = 256;
export const MIN_ZOOM = 8;
export const MAX_ZOOM = 19;

/** A point on the picture of the whole world, in pixels of one zoom level. */
export interface Point {
  x: number;
  y: number;
}

const worldOf = (zoom: number): number => TILE_PX * 2 ** zoom;

/** The point of a place (Web Mercator). */
export function pointOf({ lat, lon }: Place, zoom: number): Point {
  const angle = (lat * Math.PI) / 180;
  const north = Math.asinh(Math.tan(angle)) / Math.PI;
  return { x: ((lon + 180) / 360) * worldOf(zoom), y: ((1 - north) / 2) * worldOf(zoom) };
}

interface Tile {
  key: string;
  url: string;
  /** In pixels from the middle of the frame. */
  left: number;
  top: number;
}

interface Frame {
  middle: Point;
  zoom: number;
  /** The largest size of the map that is shown, in pixels. */
  width: number;
  height: number;
}

const range = (from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);

export function tilesOf(template: string, { middle, zoom, width, height }: Frame): Tile[] {
  const count = 2 ** zoom;
  const tileAt = (pixels: number) => Math.floor(pixels / TILE_PX);
  const columns = range(tileAt(middle.x - width / 2), tileAt(middle.x + width / 2 - 1));
  const rows = range(tileAt(middle.y - height / 2), tileAt(middle.y + height / 2 - 1));
  return rows
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      columns.map((column) => ({
        key: `${zoom}/${column}/${row}`,
        url: template
          .replace('{z}', String(zoom))
          .replace('{x}', String(((column % count) + count) % count))
          .replace('{y}', String(row)),
        left: column * TILE_PX - middle.x,
        top: row * TILE_PX - middle.y,
      })),
    );
}

export type MapMaker = 'openStreetMap' | 'pdok';

/** The maker of the map, if it asks to be named; null otherwise. */
export function makerOf(template: string): MapMaker | null {
  const host = /^https:\/\/([^/]+)/.exec(template)?.[1] ?? '';
  if (/(^|\.)openstreetmap\.org$/.test(host)) return 'openStreetMap';
  return /(^|\.)pdok\.nl$/.test(host) ? 'pdok' : null;
}
