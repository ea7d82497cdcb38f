import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import type { RawPerson } from '@/domain/people/fields/personField';
import { Vendor, VendorToEdit, VendorWithAreas } from '@/domain/vendors/vendor';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { queries } from '../http/queries';
import { searchAddress } from '../http/searchAddress';

export const vendorUrls = {
  list: '/api/v1/vendor',
  vendor: '/api/v1/vendor/:id',
  search: '/api/v1/vendor/search/:text',
  bareSearch: '/api/v1/vendor/search',
  withAreas: '/api/v1/vendor/all/withworkareas',
  withOtherRole: '/api/v1/vendor/relatedacquaintance',
  edit: '/api/v1/vendor/edit/:id',
  create: '/api/v1/vendor/create',
  update: '/api/v1/vendor/update',
} as const;

const VendorPage = pageOf(Vendor);
const vendorSearch = { byText: vendorUrls.search, bare: vendorUrls.bareSearch };

/** The page size of the vendors (UCC-102, UCC-106). */
export const VENDOR_PAGE_SIZE = 10;

/** A vendor for editing, with everything that the back end sent, including fields unknown to the client. */
export type RawVendor = RawPerson;

const RawRecord = v.record(v.string(), v.unknown());

export const readRawVendor = (id: string): Promise<RawVendor> =>
  http.get(fillPath(vendorUrls.edit, { id }), RawRecord);

/** Returns the first page of vendors found by this name; a vendor with exactly this name is on that page. */
export async function findVendors(name: string): Promise<Vendor[]> {
  const { url, params } = searchAddress(vendorSearch, name);
  const { items } = await http.get(url, VendorPage, {
    params: { ...params, page: 0, pageSize: VENDOR_PAGE_SIZE },
  });
  return items;
}

export const createVendor = (vendor: RawVendor): Promise<VendorToEdit | undefined> =>
  http.post(vendorUrls.create, vendor, VendorToEdit);

/** Updates a vendor; `changes` contains the id and the changed fields only. */
export const updateVendor = (changes: RawVendor): Promise<unknown> =>
  http.put(vendorUrls.update, changes, v.unknown());

/** A vendor is a person, so the events of the person's hub invalidate it too. */
const ofVendor = (vendor: Pick<Vendor, 'personId'> | null | undefined) => [
  'vendors' as const,
  'personParts' as const,
  ...(vendor?.personId ? [{ type: 'person' as const, id: vendor.personId }] : []),
];

export const vendorQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The id is that of the role or the person; null when no vendor has it. */
    vendor: build.query<Vendor | null, string>({
      query: (id) => ({ url: fillPath(vendorUrls.vendor, { id }), schema: Vendor, missing: null }),
      providesTags: ofVendor,
    }),
    /** Vendors by name or number; without words, all vendors, including former ones. */
    vendors: build.query<Page<Vendor>, { text: string; page: number }>({
      query: ({ text, page }) => {
        const found = text === '' ? { url: vendorUrls.list, params: {} } : searchAddress(vendorSearch, text);
        return {
          url: found.url,
          params: { ...found.params, page, pageSize: VENDOR_PAGE_SIZE },
          schema: VendorPage,
        };
      },
      providesTags: ['vendors'],
    }),
    vendorsWithAreas: build.query<VendorWithAreas[], undefined>({
      query: () => ({ url: vendorUrls.withAreas, schema: d.listOf(VendorWithAreas) }),
      providesTags: ['vendors'],
    }),
    /** Vendors who also have another role, such as tenant. */
    vendorsWithOtherRole: build.query<Vendor[], undefined>({
      query: () => ({ url: vendorUrls.withOtherRole, schema: d.listOf(Vendor) }),
      providesTags: ['vendors'],
    }),
    /** Null when no vendor has this id. */
    vendorToEdit: build.query<VendorToEdit | null, string>({
      query: (id) => ({ url: fillPath(vendorUrls.edit, { id }), schema: VendorToEdit, missing: null }),
      providesTags: ofVendor,
    }),
  }),
});
