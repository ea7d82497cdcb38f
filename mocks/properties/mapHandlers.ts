import { refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { open } from '../backend/demands';
import { db } from '../db/db';
import { imageAnswer } from '../media/handlers';
import { type Colour, png } from '../media/png';
import { plain } from '../tasks/query';
import type { Unit } from '../wire/housing';

/* A public geocoder and a server of map tiles: calls to them carry no token. */

/** The place of each town; other towns are not found. */
const TOWNS: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
  amsterdam: [52.3731, 4.8926],
  haarlem: [52.3874, 4.6462],
  groningen: [53.2194, 6.5665],
  utrecht: [52.0907, 5.1214],
  rotterdam: [51.9244, 4.4777],
};
/** New streets that no map has yet. */
const UNMAPPED = ['nieuwstraat'];

const spread = (text: string): number =>
  Array.from(text).reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000, 7) / 50_000;

function place({ street, houseNumber, city }: Unit) {
  const town = TOWNS[plain(city ?? '')];
  if (!town || !street || UNMAPPED.includes(plain(street))) return null;
  const [lat, lon] = town;
  return {
    lat: String(lat + spread(street) - 0.01),
    lon: String(lon + spread(`${street} ${houseNumber ?? ''}`) - 0.01),
    display_name: `${street} ${houseNumber ?? ''}, ${city ?? ''}, Nederland`,
  };
}

/** Finds streets, house numbers and towns, but no letters or extensions of a number, and no zip codes. */
function search({ query, request }: Call) {
  if (request.headers.has('Authorization')) refuse(400, 'Stuur geen token mee.');
  const asked = plain(query.get('q') ?? '');
  const unit = db.units.firstWhere(
    ({ street, houseNumber, city }) => plain(`${street ?? ''} ${houseNumber ?? ''} ${city ?? ''}`) === asked,
  );
  const found = unit && place(unit);
  return found ? [found] : [];
}

const TILE = 256;
const PALETTE: readonly Colour[] = [
  [242, 239, 233],
  [255, 255, 255],
  [205, 222, 198],
  [170, 205, 227],
  [221, 213, 203],
];

/** A tile with streets that continue from tile to tile, blocks of houses, a park and some water. */
function tile({ param, request }: Call): Response {
  if (request.headers.has('Authorization')) refuse(400, 'Stuur geen token mee.');
  const [x, y] = [Number(param('x')), Number.parseInt(param('y'), 10)];
  const kind = (x * 7 + y * 13) % 5;
  return imageAnswer(
    png(TILE, TILE, PALETTE, (column, row) => {
      if (column % 128 < 10 || row % 128 < 7) return 1;
      if (kind === 0) return 2;
      if (kind === 1 && column > 140) return 3;
      return column % 64 < 44 && row % 64 < 40 ? 4 : 0;
    }),
  );
}

export const mapHandlers: Handlers = {
  'GET /kaart/geocoder/search': open(search),
  'GET /kaart/tegels/:z/:x/:y': open(tile),
};
