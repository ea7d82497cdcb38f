import { Person } from '@/domain/person';
import { fillPath } from '@/lib/fillPath';
import { peopleUrls } from './people';
import { queries } from './queries';

/** The person of an opened card. */
export const personQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    person: build.query<Person | null, string>({
      query: (id) => ({ url: fillPath(peopleUrls.person, { id }), schema: Person, missing: null }),
      providesTags: (_person, _error, id) => [{ type: 'person', id }],
    }),
  }),
});
