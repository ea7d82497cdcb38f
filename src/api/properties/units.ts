import { Complex, FoundComplex, FoundUnit, Unit } from '@/domain/properties/units';
import { type Page, pageOf } from '@/domain/decode/page';
import { fillPath } from '@/lib/address';
import { pageAfterPage, queries } from '../http/queries';
import { searchAddress } from '../http/searchAddress';

export const unitUrls = {
  unit: '/api/v1/unit/:id',
  byComplex: '/api/v1/unit/byComplex/:complexId',
  ofContract: '/api/v1/unit/active/byContract/:contractId',
  complex: '/api/v1/complex/:id',
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

/** The page size for the units of a complex, which has one to four hundred. */
const COMPLEX_PAGE_SIZE = 50;

/** Queries that read complete units and complexes, or search for them. */
export const unitQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Null when no unit has this id. */
    unit: build.query<Unit | null, string>({
      query: (id) => ({ url: fillPath(unitUrls.unit, { id }), schema: Unit, missing: null }),
      providesTags: (_unit, _error, id) => [{ type: 'unit', id }],
    }),
    /** Null when no complex has this id. */
    complex: build.query<Complex | null, string>({
      query: (id) => ({ url: fillPath(unitUrls.complex, { id }), schema: Complex, missing: null }),
      providesTags: (_complex, _error, id) => [{ type: 'complex', id }],
    }),
    /** Null when the contract has ended or no longer exists. */
    unitOfContract: build.query<FoundUnit | null, string>({
      query: (contractId) => ({
        url: fillPath(unitUrls.ofContract, { contractId }),
        schema: FoundUnit,
        missing: null,
      }),
    }),
    /** The units of a complex by street and number, page by page. */
    unitsOfComplex: build.infiniteQuery<Page<FoundUnit>, string, number>({
      query: ({ queryArg: complexId, pageParam: page }) => ({
        url: fillPath(unitUrls.byComplex, { complexId }),
        params: { page, pageSize: COMPLEX_PAGE_SIZE },
        schema: UnitPage,
      }),
      infiniteQueryOptions: pageAfterPage<FoundUnit>(COMPLEX_PAGE_SIZE),
      providesTags: ['complex'],
    }),
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
