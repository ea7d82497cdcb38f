import { refuse } from '../backend/answers';
import { db } from '../db/db';
import type { PersonRecord, VendorRecord } from '../db/records';
import { findHolder } from '../tenancy/roles';
import type { Vendor, VendorForEditing, VendorWithWorkAreas } from '../wire/vendors';

export interface KnownVendor {
  person: PersonRecord;
  record: VendorRecord;
}

/** A vendor's record with empty fields. */
export const aVendor = (id: string, changes: Partial<VendorRecord> = {}): VendorRecord => ({
  id,
  isExternal: false,
  isActive: true,
  workAreaIds: [],
  planningEmail: null,
  remarks: null,
  ...changes,
});

function vendorOf(person: PersonRecord | undefined): KnownVendor | undefined {
  const role = person?.roles?.vendor;
  if (!person || !role) return undefined;
  return { person, record: db.vendors.find(role) ?? aVendor(role) };
}

/** Finds a vendor by the id of the role or the person. */
export const findVendor = (id: string): KnownVendor | undefined =>
  vendorOf(db.people.find(id) ?? findHolder(id)?.person);

export const vendorNamed = (id: string): KnownVendor =>
  findVendor(id) ?? refuse(404, 'De leverancier bestaat niet.');

/** Sorted by name. */
export const allVendors = (): KnownVendor[] =>
  db.people
    .all()
    .flatMap((person) => vendorOf(person) ?? [])
    .sort((a, b) => (a.person.name ?? '').localeCompare(b.person.name ?? '', 'nl'));

export const toVendor = ({ person, record: { id, isExternal, isActive } }: KnownVendor): Vendor => ({
  id,
  personId: person.id,
  name: person.name ?? null,
  chamberOfCommerceNumber: person.chamberOfCommerceNumber ?? null,
  contactDetails: person.contactDetails ?? null,
  isExternal,
  isActive,
});

export const withWorkAreas = (vendor: KnownVendor): VendorWithWorkAreas => ({
  ...toVendor(vendor),
  workAreas: vendor.record.workAreaIds.flatMap((id) => {
    const area = db.workAreas.find(id);
    return area ? [{ id, name: area.name ?? null }] : [];
  }),
});

export const forEditing = (vendor: KnownVendor): VendorForEditing => {
  const { workAreaIds, planningEmail, remarks } = vendor.record;
  return { ...toVendor(vendor), workAreaIds, planningEmail, remarks };
};
