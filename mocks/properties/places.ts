import { db } from '../db/db';
import type { CaseRecord } from '../db/records';
import { isSameId } from '../tenancy/roles';

interface Place {
  unitId: string | null;
  complexId: string | null;
}

/** The unit and the complex of a case; the case has them itself or by its contract. */
export function placeOf(found: CaseRecord): Place {
  const contract = found.contract ? db.contracts.find(found.contract.id) : undefined;
  const unitId = found.unitId ?? contract?.unitId ?? contract?.unit?.id ?? null;
  const ofUnit = unitId === null ? null : (db.units.find(unitId)?.complexId ?? null);
  return { unitId, complexId: found.complexId ?? ofUnit };
}

/** The unit or complex with this id. */
export function placeOfZone(id: string): Place {
  const unit = db.units.find(id);
  return unit
    ? { unitId: unit.id, complexId: unit.complexId ?? null }
    : { unitId: null, complexId: db.complexes.find(id)?.id ?? null };
}

export const casesAbout = (key: keyof Place, id: string): CaseRecord[] =>
  db.cases.where((found) => isSameId(placeOf(found)[key], id));
