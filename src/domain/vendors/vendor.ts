import * as v from 'valibot';
import { ContactDetails } from '../people/contactDetails';
import * as d from '../decode/decode';

/** True unless the wire denies it: a vendor without the flag counts as working for the corporation. */
const notDenied = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value !== false && value !== 'false' && value !== 0),
);

/** A vendor of the corporation; the id is that of the role. */
export const Vendor = v.object({
  id: d.id,
  personId: d.optionalId,
  name: d.text,
  chamberOfCommerceNumber: d.optionalText,
  contactDetails: ContactDetails,
  /** An external vendor plans the appointments (AMB-223). */
  isExternal: d.flag,
  isActive: notDenied,
});
export type Vendor = v.InferOutput<typeof Vendor>;

/** The part of a work area that is needed to name it. */
export const AreaName = v.object({ id: d.id, name: d.text });
export type AreaName = v.InferOutput<typeof AreaName>;

export const VendorWithAreas = v.object({ ...Vendor.entries, workAreas: d.listOf(AreaName) });
export type VendorWithAreas = v.InferOutput<typeof VendorWithAreas>;

/** A vendor with the fields that only users who may change vendors receive. */
export const VendorToEdit = v.object({
  ...Vendor.entries,
  workAreaIds: d.listOf(d.id),
  planningEmail: d.optionalText,
  remarks: d.optionalText,
});
export type VendorToEdit = v.InferOutput<typeof VendorToEdit>;

/** Returns the areas that these vendors work in, each once, sorted by name. */
export const areasOf = (vendors: readonly VendorWithAreas[]): AreaName[] =>
  [...new Map(vendors.flatMap(({ workAreas }) => workAreas.map((area) => [area.id, area]))).values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'nl'),
  );
