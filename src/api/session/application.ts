import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { queries } from '../http/queries';

const OWN_APPLICATION = '/api/v1/application/mine';

const Application = v.object({ id: d.id, name: d.text });
export type Application = v.InferOutput<typeof Application>;

export const applicationQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** This program as the back end names it; null when it has no name for it (AMB-022). */
    ownApplication: build.query<Application | null, undefined>({
      query: () => ({ url: OWN_APPLICATION, schema: Application, missing: null }),
    }),
  }),
});
