import { listOf } from '@/domain/decode';
import { Person } from '@/domain/person';
import { fillPath } from '@/lib/fillPath';
import { peopleUrls } from './people';
import { queries } from './queries';

const People = listOf(Person);

/** People by id, whole. */
export const personQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    person: build.query<Person | null, string>({
      query: (id) => ({ url: fillPath(peopleUrls.person, { id }), schema: Person, missing: null }),
      providesTags: (_person, _error, id) => [{ type: 'person', id }],
    }),
    /** Without those that nobody has. */
    people: build.query<Person[], readonly string[]>({
      query: (ids) => ({ url: peopleUrls.set, params: { ids }, schema: People }),
      providesTags: (people = []) => people.map(({ id }) => ({ type: 'person', id })),
    }),
  }),
});
