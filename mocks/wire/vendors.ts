import type { Loose } from './shared';

import type { ContactDetails } from './people';

/** A company or person that works for the corporation; `id` is that of the role. */
export type Vendor = { id: string } & Loose<{
  personId: string;
  name: string;
  chamberOfCommerceNumber: string;
  contactDetails: ContactDetails;
  isExternal: boolean;
  isActive: boolean;
}>;

export type VendorWithWorkAreas = Vendor & { workAreas: Loose<{ id: string; name: string }>[] | null };

/** The vendor with the fields of its edit form. */
export type VendorForEditing = Vendor &
  Loose<{ workAreaIds: string[]; planningEmail: string; remarks: string }>;
