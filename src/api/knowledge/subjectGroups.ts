import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import { FunctionGroup } from '@/domain/colleagues/colleague';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { queries } from '../http/queries';
import { peopleUrls } from '../people/people';

/** No installation has this many groups. */
const ALL = { page: 0, pageSize: 200 } as const;
const GroupPage = pageOf(FunctionGroup);

const ofSubject = (tagId: string) => ({
  url: fillPath(peopleUrls.functionGroupsByTag, { tagId }),
  params: ALL,
  schema: GroupPage,
});

export const subjectGroupQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** All function groups that are responsible for a subject. */
    groupsOfSubject: build.query<FunctionGroup[], string>({
      query: ofSubject,
      transformResponse: ({ items }: Page<FunctionGroup>) => items,
      providesTags: ['functionGroups'],
    }),
    /** Groups that no longer exist are left out. */
    groupsByIds: build.query<FunctionGroup[], readonly string[]>({
      query: (ids) => ({
        url: peopleUrls.functionGroupsByIds,
        params: { ids },
        schema: d.listOf(FunctionGroup),
      }),
      providesTags: ['functionGroups'],
    }),
  }),
});

export async function readGroupsOfSubject(tagId: string): Promise<string[]> {
  const { url, params, schema } = ofSubject(tagId);
  return (await http.get(url, schema, { params })).items.map(({ id }) => id);
}

/** Replaces all groups that are responsible for a subject. */
export const updateGroupsOfSubject = (tagId: string, ids: readonly string[]): Promise<unknown> =>
  http.put(fillPath(peopleUrls.updateFunctionGroupsForTag, { tagId }), { ids }, v.unknown());
