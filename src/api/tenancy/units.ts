import { FoundComplex, FoundUnit } from '@/domain/tenancy/units';
import { type Page, pageOf } from '@/domain/decode/page';
import { queries } from '../http/queries';
import { searchAddress } from '../http/searchAddress';

export const unitUrls = {
  unitSearch: '/api/v1/unit/search/:text',
  allUnits: '/api/v1/unit/search',
  complexSearch: '/api/v1/complex/search/:text',
  allComplexes: '/api/v1/complex/search',
} as const;

const UnitPage = pageOf(FoundUnit);
const ComplexPage = pageOf(FoundComplex);
const unitSearch = { byText: unitUrls.unitSearch, bare: unitUrls.allUnits };
const complexSearch = { byText: unitUrls.complexSearch, bare: unitUrls.allComplexes };

interface Search {
  text: string;
  page: number;
  pageSize: number;
}

/** Units and complexes by what is known of them. */
export const unitQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    foundUnits: build.query<Page<FoundUnit>, Search>({
      query: ({ text, ...paging }) => {
        const { url, params } = searchAddress(unitSearch, text);
        return { url, params: { ...params, ...paging }, schema: UnitPage };
      },
    }),
    foundComplexes: build.query<Page<FoundComplex>, Search>({
      query: ({ text, ...paging }) => {
        const { url, params } = searchAddress(complexSearch, text);
        return { url, params: { ...params, ...paging }, schema: ComplexPage };
      },
    }),
  }),
});
