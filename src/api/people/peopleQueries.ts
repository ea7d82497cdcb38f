import { Assignee } from '@/domain/colleagues/assignee';
import { Colleague, FunctionGroup } from '@/domain/colleagues/colleague';
import { type Page, pageOf } from '@/domain/decode/page';
import { Person, type PersonRole } from '@/domain/people/person';
import { fillPath } from '@/lib/address';
import { peopleUrls } from './people';
import { queries } from '../http/queries';
import { searchAddress } from '../http/searchAddress';

const PersonPage = pageOf(Person);
const AssigneePage = pageOf(Assignee);

interface Search {
  text: string;
  page: number;
  pageSize: number;
}

/** Kept out of `api/people/people`, because that module is loaded before the first row is shown. */
export const peopleQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Colleagues and function groups in one list; without text, all colleagues and function groups. */
    assignees: build.query<Page<Assignee>, Search & { userId: string }>({
      query: ({ text, ...params }) => ({
        url: text === '' ? peopleUrls.allAssignees : fillPath(peopleUrls.assignees, { text }),
        params,
        schema: AssigneePage,
      }),
    }),
    foundPeople: build.query<Page<Person>, Search & { roles: readonly PersonRole[] }>({
      query: ({ text, ...asked }) => {
        const { url, params } = searchAddress({ byText: peopleUrls.search, bare: peopleUrls.all }, text);
        return { url, params: { ...params, ...asked }, schema: PersonPage };
      },
    }),
    /** Null when no colleague has this id. */
    colleague: build.query<Colleague | null, string>({
      query: (id) => ({ url: fillPath(peopleUrls.colleague, { id }), schema: Colleague, missing: null }),
      providesTags: ['colleagues'],
    }),
    functionGroup: build.query<FunctionGroup | null, string>({
      query: (id) => ({
        url: fillPath(peopleUrls.functionGroup, { id }),
        schema: FunctionGroup,
        missing: null,
      }),
    }),
  }),
});
