import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { isMissing } from '../http/httpError';
import { answerOf, pageAfterPage, queries } from '../http/queries';
import { searchAddress, type SearchUrls } from '../http/searchAddress';
import { knowledgeUrls } from '../knowledge/knowledge';
import { peopleUrls } from '../people/people';
import { housingListUrls } from '../tenancy/housingLists';

export const listUrls = {
  quickDials: '/api/v1/quickdial/active',
  quickDial: '/api/v1/quickdial/:id',
  saveQuickDial: '/api/v1/quickdial/save',
  updateQuickDial: '/api/v1/quickdial/update',
  orderQuickDials: '/api/v1/quickdial/updateOrder',
  deleteQuickDial: '/api/v1/quickdial/delete/:id',
  quickLinks: '/api/v1/quicklink/active',
  foundQuickLinks: '/api/v1/quicklink/search',
  quickLinksByText: '/api/v1/quicklink/search/:text',
  saveQuickLink: '/api/v1/quicklink/save',
  updateQuickLink: '/api/v1/quicklink/update',
  orderQuickLinks: '/api/v1/quicklink/updateOrder',
  deleteQuickLink: '/api/v1/quicklink/delete/:id',
  metaTags: '/api/v1/metatag',
  metaTag: '/api/v1/metatag/:id',
  smartLabels: '/api/v1/smartlabel',
  smartLabel: '/api/v1/smartlabel/:id',
  foundSmartLabels: '/api/v1/smartlabel/Find',
  functionGroups: '/api/v1/functiongroup',
  targetGroups: '/api/v1/targetgroup',
} as const;

/** The calls of a list; null for a call that the list does not have. */
export interface ListCalls {
  read: string;
  /** The name of the parameter for the page size. */
  size: 'pageSize' | 'size';
  /** Whether the list can be searched by words. */
  hasSearch: boolean;
  /**
   * The address of a separate search with the words in the path, which also finds records that are not in use;
   * otherwise null.
   */
  found: SearchUrls | null;
  one: string | null;
  create: string | null;
  update: string;
  /** The place of the record's id in an update. */
  idIn: 'path' | 'body';
  remove: string | null;
  order: string | null;
}

const shared = { size: 'pageSize', hasSearch: false, found: null, order: null } as const;

/** A list whose records have addresses below its own. */
const plain = (all: string, one: string) => ({
  ...shared,
  read: all,
  one,
  create: all,
  update: one,
  idIn: 'path' as const,
  remove: one,
});

export const lists = {
  quickDials: {
    ...shared,
    read: listUrls.quickDials,
    one: listUrls.quickDial,
    create: listUrls.saveQuickDial,
    update: listUrls.updateQuickDial,
    idIn: 'body',
    remove: listUrls.deleteQuickDial,
    order: listUrls.orderQuickDials,
  },
  quickLinks: {
    ...shared,
    size: 'size',
    read: listUrls.quickLinks,
    hasSearch: true,
    found: { bare: listUrls.foundQuickLinks, byText: listUrls.quickLinksByText },
    one: null,
    create: listUrls.saveQuickLink,
    update: listUrls.updateQuickLink,
    idIn: 'body',
    remove: listUrls.deleteQuickLink,
    order: listUrls.orderQuickLinks,
  },
  districts: plain(housingListUrls.districts, housingListUrls.district),
  housingTypes: plain(housingListUrls.housingTypes, housingListUrls.housingType),
  priceComponents: plain(housingListUrls.priceComponents, housingListUrls.priceComponent),
  metaTags: { ...plain(listUrls.metaTags, listUrls.metaTag), update: listUrls.metaTags, idIn: 'body' },
  smartLabels: {
    ...plain(listUrls.smartLabels, listUrls.smartLabel),
    read: listUrls.foundSmartLabels,
    hasSearch: true,
    update: listUrls.smartLabels,
    idIn: 'body',
  },
  functionGroups: {
    ...plain(listUrls.functionGroups, peopleUrls.functionGroup),
    read: peopleUrls.foundFunctionGroups,
    hasSearch: true,
    update: listUrls.functionGroups,
    idIn: 'body',
  },
  targetGroups: {
    ...shared,
    read: knowledgeUrls.targetGroups,
    one: null,
    create: null,
    update: listUrls.targetGroups,
    idIn: 'body',
    remove: null,
  },
} as const satisfies Readonly<Record<string, ListCalls>>;

export type ListName = keyof typeof lists;
/** Returns the calls of any list. */
export const callsOf = (list: ListName): ListCalls => lists[list];

/** A raw record, because each list has its own fields. */
const ListRecord = v.looseObject({ id: d.id });
export type ListRecord = v.InferOutput<typeof ListRecord>;

const RecordPage = pageOf(ListRecord);
const AllRecords = v.pipe(
  v.array(v.unknown()),
  v.transform((all) => v.parse(d.listOf(ListRecord), all)),
  v.transform((items): Page<ListRecord> => ({ items, page: 0, pageSize: items.length, total: items.length })),
);
/** A list is sent in pages or as a whole. */
const Records = v.union([AllRecords, RecordPage]);

const PAGE_SIZE = 100;

interface Asked {
  list: ListName;
  text: string;
}

const pageAddress = ({ list, text }: Asked, page: number) => {
  const { read, size, found } = callsOf(list);
  const paging = { page, [size]: PAGE_SIZE };
  if (text === '') return { url: read, params: paging };
  if (found === null) return { url: read, params: { query: text, ...paging } };
  const { url, params } = searchAddress(found, text);
  return { url, params: { ...params, ...paging } };
};

async function readAll(list: ListName): Promise<ListRecord[]> {
  const all: ListRecord[] = [];
  for (let page = 0; ; page += 1) {
    const { url, params } = pageAddress({ list, text: '' }, page);
    const { items, total } = await http.get(url, Records, { params });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

/**
 * Reads the current state of a record; undefined when it no longer exists. A list without a call for one record is read
 * completely.
 */
export async function readListRecord(list: ListName, id: string): Promise<ListRecord | undefined> {
  const { one } = callsOf(list);
  if (one !== null) return http.get(fillPath(one, { id }), d.recordNamed(ListRecord, id));
  return (await readAll(list)).find((record) => record.id === id);
}

export const readListRecords = readAll;

type Body = Readonly<Record<string, unknown>>;

export const createListRecord = (list: ListName, body: Body): Promise<unknown> =>
  http.post(callsOf(list).create ?? '', body, v.unknown());

/** Fields that are missing in `changes` stay unchanged. */
export const updateListRecord = (list: ListName, id: string, changes: Body): Promise<unknown> => {
  const { update, idIn } = callsOf(list);
  return idIn === 'path'
    ? http.put(fillPath(update, { id }), changes, v.unknown())
    : http.put(update, { id, ...changes }, v.unknown());
};

export const deleteListRecord = (list: ListName, id: string): Promise<unknown> =>
  http.delete(fillPath(callsOf(list).remove ?? '', { id }));

export const orderList = (list: ListName, ids: readonly string[]): Promise<unknown> =>
  http.put(callsOf(list).order ?? '', { ids }, v.unknown());

export const listQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    listRecords: build.infiniteQuery<Page<ListRecord>, Asked, number>({
      query: ({ queryArg, pageParam: page }) => ({ ...pageAddress(queryArg, page), schema: Records }),
      infiniteQueryOptions: pageAfterPage<ListRecord>(PAGE_SIZE),
      providesTags: ['lists'],
    }),
    /** Null when the record no longer exists. */
    listRecord: build.query<ListRecord | null, { list: ListName; id: string }>({
      queryFn: ({ list, id }) =>
        answerOf(
          readListRecord(list, id).then(
            (record) => record ?? null,
            (error: unknown) => {
              if (isMissing(error)) return null;
              throw error;
            },
          ),
        ),
      providesTags: ['lists'],
    }),
  }),
});
