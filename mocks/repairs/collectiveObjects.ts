import { db } from '../db/db';
import type { CollectiveObject } from '../wire/repairs';

/** Finds objects by the code or id of their location type; with a unit only those of its complex. */
export function collectiveObjectsAt(codeOrId: string, unitId: string | null): CollectiveObject[] {
  const type = db.locationTypes.find(codeOrId);
  const code = (type?.code ?? codeOrId).toUpperCase();
  const complexId = unitId === null ? null : (db.units.find(unitId)?.complexId ?? '');
  return db.collectiveObjects.where(
    (each) => each.code === code && (complexId === null || each.complexId === complexId),
  );
}
