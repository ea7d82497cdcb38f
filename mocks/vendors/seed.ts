import { fixedId } from '../db/fixedIds';
import { db } from '../db/db';
import type { VendorRecord } from '../db/records';
import { aWorkArea } from '../tenancy/builders';
import { aVendor } from './vendors';

const NORTH = fixedId('cf', 1);
const SOUTH = fixedId('cf', 2);

/**
 * The first three vendors are those of repair requests. The others are one who plans appointments themselves, one who
 * stopped, and one in an area that is gone.
 */
const kinds: readonly Partial<VendorRecord>[] = [
  { workAreaIds: [NORTH], planningEmail: 'planning@installatie.example' },
  { workAreaIds: [NORTH, SOUTH] },
  { workAreaIds: [SOUTH] },
  { isExternal: true, workAreaIds: [NORTH], planningEmail: 'werkplaats@installatie.example' },
  { isActive: false, remarks: 'Gestopt per 1 januari.' },
  { isExternal: true, workAreaIds: [fixedId('cf', 99)] },
];

/** Adds the records of vendors beside their persons. */
export function seedVendors(): void {
  const complexes = db.complexes.all().slice(-1);
  db.workAreas.add(
    aWorkArea({ id: SOUTH, name: 'Wijkbeheer Zuid', residentialZoneIds: complexes.map(({ id }) => id) }),
  );
  const roles = db.people.all().flatMap(({ roles: held }) => held?.vendor ?? []);
  roles.forEach((id, index) => db.vendors.add(aVendor(id, kinds[index % kinds.length])));
}
