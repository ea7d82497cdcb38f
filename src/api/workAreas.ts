import { listOf } from '@/domain/decode';
import { WorkArea } from '@/domain/workArea';
import { queries } from './queries';

export const workAreaUrls = { ofZones: '/api/v1/workarea/allforresidentialzones' } as const;

export const workAreaQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Who works in the areas that these units lie in. */
    workAreasOfUnits: build.query<WorkArea[], readonly string[]>({
      query: (unitIds) => ({
        url: workAreaUrls.ofZones,
        params: { residentialZoneIds: unitIds },
        schema: listOf(WorkArea),
      }),
    }),
  }),
});
