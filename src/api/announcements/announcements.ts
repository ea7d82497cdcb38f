import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import { Announcement, isGeneral, phaseOf } from '@/domain/announcements/announcement';
import { fillPath } from '@/lib/address';
import { sameValue } from '@/lib/values';
import { http } from '../http/http';
import { answerOf, pageAfterPage, queries } from '../http/queries';

export const announcementUrls = {
  overview: '/api/v1/announcement/overview',
  count: '/api/v1/announcement/overview/count',
  search: '/api/v1/announcement/overview/search',
  one: '/api/v1/announcement/:id',
  ofPerson: '/api/v1/announcement/person/:personId',
  ofUnit: '/api/v1/announcement/byUnit/:id',
  ofComplex: '/api/v1/announcement/byComplex/:id',
  ofContract: '/api/v1/announcement/contract/:contractId',
  save: '/api/v1/announcement/admin',
} as const;

const AnnouncementPage = pageOf(Announcement);
/** 001 §9. */
const PAGE_SIZE = 20;
/** The page size for units and complexes (002 §9.1, AMB-126). */
const ZONE_PAGE_SIZE = 10;
/** 001 §9. */
const OVERVIEW_PAGE_SIZE = 10;
/** The number of announcements in a panel (002 §4.6). */
export const LATEST = 10;
/**
 * The announcements of the panel are searched among this many of the newest, because announcements of single customers
 * are far more frequent (AMB-257).
 */
const LATEST_AMONG = 200;

/** The kind of record that the announcements belong to. */
export type AnnouncementOwner = 'person' | 'unit' | 'complex';
interface Owned {
  of: AnnouncementOwner;
  id: string;
}

/** Dates are `yyyy-MM-dd`. */
const NewAnnouncement = v.object({
  title: v.string(),
  description: v.string(),
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
  isExternal: v.boolean(),
  url: v.nullable(v.string()),
  order: v.number(),
  personIds: v.array(v.string()),
  residentialZoneIds: v.array(v.string()),
});
export type NewAnnouncement = v.InferOutput<typeof NewAnnouncement>;
export const isNewAnnouncement = (kept: unknown): kept is NewAnnouncement => v.is(NewAnnouncement, kept);

export const createAnnouncement = (announcement: NewAnnouncement): Promise<Announcement | undefined> =>
  http.post(announcementUrls.save, { ...announcement, properties: {}, applicationIds: [] }, Announcement);

/** Fields that are missing in `changes` stay unchanged. */
export const changeAnnouncement = (
  id: string,
  changes: Partial<NewAnnouncement>,
): Promise<Announcement | undefined> => http.post(announcementUrls.save, { id, ...changes }, Announcement);

export const readAnnouncement = (id: string): Promise<Announcement> =>
  http.get(fillPath(announcementUrls.one, { id }), d.recordNamed(Announcement, id));

/** Whether a stored announcement equals the sent one; the server fills in a missing begin itself. */
function sameAnnouncement(stored: Announcement, sent: NewAnnouncement): boolean {
  const own = v.parse(Announcement, { ...sent, id: stored.id });
  const startDate = own.startDate ?? stored.startDate;
  return sameValue(comparable({ ...own, startDate }), comparable(stored));
}

const comparable = ({ title, description, startDate, endDate, isExternal, url, ...rest }: Announcement) => ({
  texts: [title, description ?? '', url],
  period: [startDate, endDate],
  isExternal,
  order: rest.order ?? 0,
  reach: [rest.personIds, rest.residentialZoneIds],
});

/**
 * Returns the ids of equal announcements by the author with this name. They are searched among the newest of the owner,
 * or among the newest of all when there is no owner.
 */
export async function readSameAnnouncements(owner: Owned | null, sent: NewAnnouncement, createdBy: string) {
  const { items } = await (owner === null ? getOverview(0) : getNewestAnnouncements(owner));
  return items
    .filter((one) => one.createdBy === createdBy && sameAnnouncement(one, sent))
    .map(({ id }) => id);
}

const listOf = ({ of, id }: Owned): string =>
  of === 'person'
    ? fillPath(announcementUrls.ofPerson, { personId: id })
    : fillPath(of === 'unit' ? announcementUrls.ofUnit : announcementUrls.ofComplex, { id });

/** Reads the newest announcements for an owner; those of a person include announcements for their home. */
const getNewestAnnouncements = (owner: Owned): Promise<Page<Announcement>> =>
  http.get(listOf(owner), AnnouncementPage, {
    params: { page: 0, pageSize: owner.of === 'person' ? PAGE_SIZE : ZONE_PAGE_SIZE },
  });

const getOverview = (page: number): Promise<Page<Announcement>> =>
  http.get(announcementUrls.overview, AnnouncementPage, {
    params: { page, pageSize: OVERVIEW_PAGE_SIZE },
  });

/** Reads the newest general announcements that are current, together with the future ones that are found among them. */
async function readLatest(): Promise<Announcement[]> {
  const latest: Announcement[] = [];
  for (let page = 0; page * OVERVIEW_PAGE_SIZE < LATEST_AMONG; page += 1) {
    const { items, total } = await getOverview(page);
    latest.push(...items.filter((one) => isGeneral(one) && phaseOf(one, Date.now()) !== 'past'));
    const current = latest.filter((one) => phaseOf(one, Date.now()) === 'current');
    if (current.length >= LATEST || (page + 1) * OVERVIEW_PAGE_SIZE >= total) break;
  }
  return latest;
}

interface OfPerson {
  personId: string;
  /** Null for the announcements of the person and all their contracts. */
  contractId: string | null;
}

export const announcementQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** All announcements, including past, future and personal ones, newest first. The text is searched in titles. */
    announcements: build.infiniteQuery<Page<Announcement>, string, number>({
      query: ({ queryArg: text, pageParam: page }) => ({
        url: text === '' ? announcementUrls.overview : announcementUrls.search,
        params: { ...(text !== '' && { query: text }), page, pageSize: OVERVIEW_PAGE_SIZE },
        schema: AnnouncementPage,
      }),
      infiniteQueryOptions: pageAfterPage<Announcement>(OVERVIEW_PAGE_SIZE),
      providesTags: ['announcements'],
    }),
    announcementCount: build.query<number, undefined>({
      query: () => ({ url: announcementUrls.count, schema: d.count }),
      providesTags: ['announcements'],
    }),
    /** The announcements in the user's panel (002 §4.6). */
    latestAnnouncements: build.query<Announcement[], undefined>({
      queryFn: () => answerOf(readLatest()),
      providesTags: ['latestAnnouncements'],
    }),
    /** Null when no announcement has this id. */
    announcement: build.query<Announcement | null, string>({
      query: (id) => ({
        url: fillPath(announcementUrls.one, { id }),
        schema: d.recordNamed(Announcement, id),
        missing: null,
      }),
      providesTags: ['announcements'],
    }),
    /** Newest first, without general announcements. */
    announcementsOfPerson: build.infiniteQuery<Page<Announcement>, OfPerson, number>({
      query: ({ queryArg: { personId, contractId }, pageParam: page }) => ({
        url:
          contractId === null
            ? listOf({ of: 'person', id: personId })
            : fillPath(announcementUrls.ofContract, { contractId }),
        params: { page, pageSize: PAGE_SIZE },
        schema: AnnouncementPage,
      }),
      infiniteQueryOptions: pageAfterPage<Announcement>(PAGE_SIZE),
      providesTags: ['announcements'],
    }),
    /** The announcements of a unit include those of its complex. */
    announcementsOfProperty: build.infiniteQuery<Page<Announcement>, Owned, number>({
      query: ({ queryArg: owner, pageParam: page }) => ({
        url: listOf(owner),
        params: { page, pageSize: ZONE_PAGE_SIZE },
        schema: AnnouncementPage,
      }),
      infiniteQueryOptions: pageAfterPage<Announcement>(ZONE_PAGE_SIZE),
      providesTags: ['announcements'],
    }),
  }),
});
