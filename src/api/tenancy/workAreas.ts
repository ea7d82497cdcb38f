import * as d from '@/domain/decode/decode';
import { WorkArea } from '@/domain/tenancy/units';
import { queries } from '../http/queries';

export const workAreaUrls = { ofZones: '/api/v1/workarea/allforresidentialzones' } as const;

export const workAreaQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Who works in the areas that these units lie in. */
    workAreasOfUnits: build.query<WorkArea[], readonly string[]>({
      query: (unitIds) => ({
        url: workAreaUrls.ofZones,
        params: { residentialZoneIds: unitIds },
        schema: d.listOf(WorkArea),
      }),
    }),
  }),
});
