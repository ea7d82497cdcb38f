import * as d from '@/domain/decode/decode';
import { pageOf } from '@/domain/decode/page';
import { FoundComplex, WorkArea } from '@/domain/properties/units';
import { http } from '../http/http';
import { answerOf, queries } from '../http/queries';
import { unitUrls } from './units';

export const workAreaUrls = { ofProperties: '/api/v1/workarea/allforresidentialzones' } as const;

const Areas = d.listOf(WorkArea);
const ComplexPage = pageOf(FoundComplex);
/** The page size for complexes, and the greatest number of pages that are read. */
const COMPLEXES = 100;
const MOST_PAGES = 10;

const readAreas = (residentialZoneIds: readonly string[], signal: AbortSignal): Promise<WorkArea[]> =>
  http.get(workAreaUrls.ofProperties, Areas, { params: { residentialZoneIds }, signal });

/** Reads the areas of every complex, page by page, because no call returns all areas. */
async function readAllAreas(signal: AbortSignal): Promise<WorkArea[]> {
  const found = new Map<string, WorkArea>();
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const params = { id: '', page, pageSize: COMPLEXES };
    const { items, total } = await http.get(unitUrls.allComplexes, ComplexPage, { params, signal });
    if (items.length > 0)
      for (const area of await readAreas(
        items.map(({ id }) => id),
        signal,
      ))
        found.set(area.id, area);
    if (items.length === 0 || (page + 1) * COMPLEXES >= total) break;
  }
  return [...found.values()];
}

export const workAreaQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The areas of these units, with the colleagues who work there. */
    workAreasOfUnits: build.query<WorkArea[], readonly string[]>({
      query: (unitIds) => ({
        url: workAreaUrls.ofProperties,
        params: { residentialZoneIds: unitIds },
        schema: Areas,
      }),
    }),
    /** The areas of all complexes. */
    allWorkAreas: build.query<WorkArea[], undefined>({
      queryFn: (_, { signal }) => answerOf(readAllAreas(signal)),
    }),
  }),
});
