import { listOf } from '@/domain/decode';
import { Registration } from '@/domain/registration';
import { fillPath } from '@/lib/fillPath';
import { queries } from './queries';

export const registrationUrls = {
  byPerson: '/housingallocation/api/v1/registration/agent/byPerson/:personId',
} as const;

export const registrationQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** What somebody is registered for; a 404 stands for somebody without registrations. */
    registrationsOfPerson: build.query<Registration[], string>({
      query: (personId) => ({
        url: fillPath(registrationUrls.byPerson, { personId }),
        schema: listOf(Registration),
        missing: [],
      }),
      providesTags: ['registrations'],
      keepUnusedDataFor: Infinity,
    }),
  }),
});
