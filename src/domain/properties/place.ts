import * as v from 'valibot';
import * as d from '../decode/decode';
import type { FoundUnit } from './units';

/** A place on the map, in degrees. */
export interface Place {
  lat: number;
  lon: number;
}

const degrees = (lat: unknown, lon: unknown): Place | null => {
  const place = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(place.lat) <= 85 && Math.abs(place.lon) <= 180 ? place : null;
};

const Nominatim = v.pipe(
  v.array(v.object({ lat: d.text, lon: d.text })),
  v.transform(([first]) => (first ? degrees(first.lat, first.lon) : null)),
);
/** `POINT(4.89 52.37)`. */
const POINT = /^POINT\(\s*(-?[\d.]+)\s+(-?[\d.]+)\s*\)$/i;
const Pdok = v.pipe(
  v.object({ response: v.object({ docs: v.array(v.object({ centroide_ll: d.text })) }) }),
  v.transform(({ response }) => {
    const [, lon, lat] = POINT.exec(response.docs[0]?.centroide_ll ?? '') ?? [];
    return lat === undefined ? null : degrees(lat, lon);
  }),
);
/** The first result of a geocoder, in the format of Nominatim or PDOK; null when there is none (AMB-212). */
export const FoundPlace = v.fallback(v.union([Nominatim, Pdok]), null);

/** The addresses to look up for a unit: the whole address, then the address without letter and extension (002 §7). */
export function placeQuestions(unit: FoundUnit): string[] {
  const { street, houseNumber, letter, houseNumberExtension, city } = unit;
  if (street === null || city === null) return [];
  const extension = houseNumberExtension === null ? '' : `-${houseNumberExtension}`;
  const numbers = [`${houseNumber ?? ''}${letter ?? ''}${extension}`, houseNumber ?? ''];
  return [...new Set(numbers.map((number) => [street, number, city].filter(Boolean).join(' ')))];
}
