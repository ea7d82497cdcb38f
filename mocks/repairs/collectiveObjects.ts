import { db } from '../db/db';
import type { CollectiveObject } from '../wire/repairs';

/** By the code or the id of a location type; with a unit those of its complex only. */
export function collectiveObjectsAt(codeOrId: string, unitId: string | null): CollectiveObject[] {
  const type = db.locationTypes.find(codeOrId);
  const code = (type?.code ?? codeOrId).toUpperCase();
  const complexId = unitId === null ? null : (db.units.find(unitId)?.complexId ?? '');
  return db.collectiveObjects.where(
    (each) => each.code === code && (complexId === null || each.complexId === complexId),
  );
}
