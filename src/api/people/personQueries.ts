import * as d from '@/domain/decode/decode';
import { Person } from '@/domain/people/person';
import { fillPath } from '@/lib/address';
import { peopleUrls } from './people';
import { queries } from '../http/queries';

const People = d.listOf(Person);

/** Complete people by their ids. */
export const personQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    person: build.query<Person | null, string>({
      query: (id) => ({ url: fillPath(peopleUrls.person, { id }), schema: Person, missing: null }),
      providesTags: (_person, _error, id) => [{ type: 'person', id }],
    }),
    /** Unknown ids are left out. */
    people: build.query<Person[], readonly string[]>({
      query: (ids) => ({ url: peopleUrls.set, params: { ids }, schema: People }),
      providesTags: (people = []) => people.map(({ id }) => ({ type: 'person', id })),
    }),
  }),
});
