import { Vendor } from '@/domain/tenancy/contractor';
import { fillPath } from '@/lib/address';
import { queries } from '../http/queries';

export const vendorUrls = { vendor: '/api/v1/vendor/:id' } as const;

export const vendorQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** By role or person; null for an id that is no vendor's. */
    vendor: build.query<Vendor | null, string>({
      query: (id) => ({ url: fillPath(vendorUrls.vendor, { id }), schema: Vendor, missing: null }),
    }),
  }),
});
