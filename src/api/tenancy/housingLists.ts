import * as d from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import { HousingListItem, PriceComponent, ServiceFund } from '@/domain/tenancy/housingLists';
import { fillPath } from '@/lib/address';
import { queries } from '../http/queries';

export const housingListUrls = {
  districts: '/api/v1/district',
  district: '/api/v1/district/:id',
  housingTypes: '/api/v1/housingtype',
  housingType: '/api/v1/housingtype/:id',
  priceComponents: '/api/v1/pricecomponent',
  priceComponent: '/api/v1/pricecomponent/:id',
  serviceFunds: '/api/v1/servicefund',
} as const;

const ItemPage = pageOf(HousingListItem);
const PricePage = pageOf(PriceComponent);
const ServiceFunds = d.listOf(ServiceFund);

interface Paging {
  page: number;
  pageSize: number;
}

/** The lists of the housing stock (002 §7); the answer is null for a record that no longer exists. */
export const housingListQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    districts: build.query<Page<HousingListItem>, Paging>({
      query: (params) => ({ url: housingListUrls.districts, params: { ...params }, schema: ItemPage }),
      providesTags: ['districts'],
    }),
    district: build.query<HousingListItem | null, string>({
      query: (id) => ({
        url: fillPath(housingListUrls.district, { id }),
        schema: HousingListItem,
        missing: null,
      }),
      providesTags: ['districts'],
    }),
    housingTypes: build.query<Page<HousingListItem>, Paging>({
      query: (params) => ({ url: housingListUrls.housingTypes, params: { ...params }, schema: ItemPage }),
      providesTags: ['housingTypes'],
    }),
    housingType: build.query<HousingListItem | null, string>({
      query: (id) => ({
        url: fillPath(housingListUrls.housingType, { id }),
        schema: HousingListItem,
        missing: null,
      }),
      providesTags: ['housingTypes'],
    }),
    priceComponents: build.query<Page<PriceComponent>, Paging>({
      query: (params) => ({ url: housingListUrls.priceComponents, params: { ...params }, schema: PricePage }),
      providesTags: ['priceComponents'],
    }),
    priceComponent: build.query<PriceComponent | null, string>({
      query: (id) => ({
        url: fillPath(housingListUrls.priceComponent, { id }),
        schema: PriceComponent,
        missing: null,
      }),
      providesTags: ['priceComponents'],
    }),
    serviceFunds: build.query<ServiceFund[], undefined>({
      query: () => ({ url: housingListUrls.serviceFunds, schema: ServiceFunds }),
    }),
  }),
});
