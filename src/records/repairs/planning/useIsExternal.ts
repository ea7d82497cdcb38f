import { skipToken } from '@reduxjs/toolkit/query/react';
import { repairLookups } from '@/api/repairs/repairLookups';
import type { RepairRequest } from '@/domain/repairs/repairRequest';

/** True if a vendor of a planned defect makes its own appointments; false while that is unknown. */
export function useIsExternal({ items }: RepairRequest): boolean {
  const ids = items.flatMap(({ isPlannable, vendorId }) =>
    isPlannable && vendorId !== null ? [vendorId] : [],
  );
  const { currentData: vendors = [] } = repairLookups.endpoints.repairVendors.useQuery(
    ids.length > 0 ? ids : skipToken,
  );
  return vendors.some(({ isExternal }) => isExternal);
}
