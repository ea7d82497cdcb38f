import { skipToken } from '@reduxjs/toolkit/query/react';
import { repairLookups } from '@/api/repairs/repairLookups';
import type { RepairRequest } from '@/domain/repairs/repairRequest';

/** Whether who has to come plans by themselves; false as long as that is not known. */
export function useIsExternal({ items }: RepairRequest): boolean {
  const ids = items.flatMap(({ isPlannable, vendorId }) =>
    isPlannable && vendorId !== null ? [vendorId] : [],
  );
  const { currentData: vendors = [] } = repairLookups.endpoints.repairVendors.useQuery(
    ids.length > 0 ? ids : skipToken,
  );
  return vendors.some(({ isExternal }) => isExternal);
}
