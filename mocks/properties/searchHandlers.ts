import { pageOf } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { desk } from '../backend/demands';
import { db } from '../db/db';
import { hasWords, searchedText } from '../people/searchHandlers';
import { plain } from '../tasks/query';
import type { Complex, Unit } from '../wire/housing';

export const byAddress = (a: Unit, b: Unit) =>
  (a.fullAddressLine ?? '').localeCompare(b.fullAddressLine ?? '', 'nl', { numeric: true });
const byName = (a: Complex, b: Complex) => (a.name ?? '').localeCompare(b.name ?? '', 'nl');

const searchUnits = (call: Call) =>
  pageOf(
    db.units
      .where(({ fullAddressLine, code }) =>
        hasWords(plain(`${fullAddressLine ?? ''} ${code ?? ''}`), searchedText(call)),
      )
      .sort(byAddress),
    call.query,
  );

const searchComplexes = (call: Call) =>
  pageOf(
    db.complexes
      .where(({ name, city, code }) => hasWords(plain([name, city, code].join(' ')), searchedText(call)))
      .sort(byName),
    call.query,
  );

export const housingSearchHandlers: Handlers = {
  'GET /api/v1/unit/search': desk(searchUnits),
  'GET /api/v1/unit/search/:text': desk(searchUnits),
  'GET /api/v1/complex/search': desk(searchComplexes),
  'GET /api/v1/complex/search/:text': desk(searchComplexes),
};
