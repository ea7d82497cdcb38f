import * as d from '@/domain/decode/decode';
import { ResidentialZone } from '@/domain/properties/propertyKind';
import { queries } from '../http/queries';

export const residentialZoneUrls = { set: '/api/v1/residentialzone/set' } as const;

export const residentialZoneQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Units and complexes by their ids; unknown ids are left out. */
    residentialZones: build.query<ResidentialZone[], readonly string[]>({
      query: (ids) => ({
        url: residentialZoneUrls.set,
        params: { ids },
        schema: d.listOf(ResidentialZone),
      }),
    }),
  }),
});
