import { db } from '../db/db';
import { recordsOf } from '../timeline/records';
import { isSameId } from '../tenancy/roles';
import type { Unit, UnitSummaries, Valuation } from '../wire/housing';
import { casesAbout } from './places';

export const valuationOf = (unitId: string): Valuation | null =>
  db.valuations.firstWhere((valuation) => isSameId(valuation.unitId, unitId)) ?? null;

function contractInfoOf(unitId: string): NonNullable<UnitSummaries['contractInfo']> | null {
  const found = db.contracts.firstWhere(
    ({ unitId: of, status, endDate = null }) =>
      isSameId(of, unitId) && (status === 1 || status === 'Active') && endDate === null,
  );
  return found ? { id: found.id, status: 1, startDate: found.startDate ?? null } : null;
}

function activityInfoOf(unitId: string): NonNullable<UnitSummaries['activityInfo']> | null {
  const activities = casesAbout('unitId', unitId).flatMap(({ id }) => recordsOf(id));
  if (activities.length === 0) return null;
  const moments = activities.flatMap(({ startTime }) => startTime ?? []).sort();
  return { total: activities.length, lastActivity: moments.at(-1) ?? null };
}

/** A unit with its summaries. */
export function toUnit(unit: Unit): Unit & UnitSummaries {
  const valuation = valuationOf(unit.id);
  return {
    ...unit,
    valuation: valuation && {
      id: valuation.id,
      points: valuation.points ?? null,
      valuationDate: valuation.valuationDate ?? null,
    },
    contractInfo: contractInfoOf(unit.id),
    activityInfo: activityInfoOf(unit.id),
  };
}
