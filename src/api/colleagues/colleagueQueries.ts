import { Appointment } from '@/domain/colleagues/appointment';
import { Colleague, FunctionGroup } from '@/domain/colleagues/colleague';
import * as d from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import { fillPath } from '@/lib/address';
import { peopleUrls } from '../people/people';
import { queries } from '../http/queries';
import { searchAddress } from '../http/searchAddress';

export const colleagueUrls = { set: '/api/v1/colleague/set' } as const;

const Colleagues = d.listOf(Colleague);
const ColleaguePage = pageOf(Colleague);
const FunctionGroupPage = pageOf(FunctionGroup);

/** The page size of colleague lists (001 §9). */
const PAGE = { page: 0, pageSize: 20 };

const colleagueSearch = { byText: peopleUrls.foundColleagues, bare: peopleUrls.allFoundColleagues };

interface Subject {
  tagId: string;
  /** Limits the answer to the colleagues for the subject in this unit. */
  unitId: string | null;
}

interface CalendarDays {
  id: string;
  day: string;
  days: number;
}

/** Colleagues and function groups that work can be handed over to, and their calendars. */
export const colleagueQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    foundColleagues: build.query<Page<Colleague>, string>({
      query: (text) => {
        const { url, params } = searchAddress(colleagueSearch, text);
        return { url, params: { ...params, ...PAGE }, schema: ColleaguePage };
      },
    }),
    /** Colleagues who no longer exist are left out. */
    colleaguesNamed: build.query<Colleague[], readonly string[]>({
      query: (ids) => ({ url: colleagueUrls.set, params: { ids }, schema: Colleagues }),
      providesTags: ['colleagues'],
    }),
    /** Empty when the subject no longer exists. */
    colleaguesByTag: build.query<Colleague[], Subject>({
      query: ({ tagId, unitId }) => ({
        url:
          unitId === null
            ? fillPath(peopleUrls.colleaguesByTag, { tagId })
            : fillPath(peopleUrls.colleaguesByTagAndUnit, { tagId, unitId }),
        params: PAGE,
        schema: Colleagues,
        missing: [],
      }),
    }),
    /** Function groups with these words in their name; without words, all function groups. */
    foundFunctionGroups: build.query<Page<FunctionGroup>, { query: string; page: number; pageSize: number }>({
      query: (params) => ({
        url: peopleUrls.foundFunctionGroups,
        params: { ...params },
        schema: FunctionGroupPage,
      }),
      providesTags: ['functionGroups'],
    }),
    functionGroupsByTag: build.query<Page<FunctionGroup>, string>({
      query: (tagId) => ({
        url: fillPath(peopleUrls.functionGroupsByTag, { tagId }),
        params: PAGE,
        schema: FunctionGroupPage,
        missing: { items: [], page: 0, pageSize: 0, total: 0 } satisfies Page<FunctionGroup>,
      }),
      providesTags: ['functionGroups'],
    }),
    functionGroupsByUnit: build.query<FunctionGroup[], { unitId: string; tagId: string }>({
      query: ({ unitId, tagId }) => ({
        url: fillPath(peopleUrls.functionGroupsByUnit, { unitId }),
        params: { tagId },
        schema: d.listOf(FunctionGroup),
        missing: [],
      }),
      providesTags: ['functionGroups'],
    }),
    /** The calendar of a colleague, person or role from a day in the Netherlands (`yyyy-MM-dd`). */
    calendar: build.query<Appointment[], CalendarDays>({
      query: ({ id, ...params }) => ({
        url: fillPath(peopleUrls.calendar, { id }),
        params: { ...params },
        schema: d.listOf(Appointment),
        missing: [],
      }),
      providesTags: ['calendar'],
    }),
  }),
});
