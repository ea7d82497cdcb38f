import * as v from 'valibot';
import { Announcement } from '@/domain/timeline/announcement';
import { type Page, pageOf } from '@/domain/decode/page';
import { fillPath } from '@/lib/address';
import { sameValue } from '@/lib/values';
import { http } from '../http/http';
import { queries, pageAfterPage } from '../http/queries';

export const announcementUrls = {
  ofPerson: '/api/v1/announcement/person/:personId',
  ofUnit: '/api/v1/announcement/byUnit/:id',
  ofComplex: '/api/v1/announcement/byComplex/:id',
  ofContract: '/api/v1/announcement/contract/:contractId',
  save: '/api/v1/announcement/admin',
} as const;

const AnnouncementPage = pageOf(Announcement);
/** 001 §9. */
const PAGE_SIZE = 20;
/** Of units and complexes (002 §9.1, AMB-126). */
const ZONE_PAGE_SIZE = 10;

/** Whose announcements they are. */
export type AnnouncementOwner = 'person' | 'unit' | 'complex';
interface Owned {
  of: AnnouncementOwner;
  id: string;
}

/** A day is `yyyy-MM-dd`. */
const NewAnnouncement = v.object({
  title: v.string(),
  description: v.string(),
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
  isExternal: v.boolean(),
  url: v.nullable(v.string()),
  personIds: v.array(v.string()),
  residentialZoneIds: v.array(v.string()),
});
export type NewAnnouncement = v.InferOutput<typeof NewAnnouncement>;
export const isNewAnnouncement = (kept: unknown): kept is NewAnnouncement => v.is(NewAnnouncement, kept);

export const createAnnouncement = (announcement: NewAnnouncement): Promise<Announcement | undefined> =>
  http.post(
    announcementUrls.save,
    { ...announcement, order: 0, properties: {}, applicationIds: [] },
    Announcement,
  );

/** Whether it says everything that was sent; a begin that was left out the server fills in itself. */
function sameAnnouncement(stored: Announcement, sent: NewAnnouncement): boolean {
  const { startDate, endDate, ...said } = v.parse(Announcement, { ...sent, id: stored.id });
  return (
    stored.title === said.title &&
    (stored.description ?? '') === (said.description ?? '') &&
    (startDate === null || stored.startDate === startDate) &&
    stored.endDate === endDate &&
    stored.isExternal === said.isExternal &&
    stored.url === said.url &&
    sameValue(stored.personIds, said.personIds) &&
    sameValue(stored.residentialZoneIds, said.residentialZoneIds)
  );
}

/** Those of somebody, by name, that are like it; they stand among the newest of the card on which it is made. */
export async function readSameAnnouncements(owner: Owned, sent: NewAnnouncement, createdBy: string) {
  const { items } = await getNewestAnnouncements(owner);
  return items
    .filter((one) => one.createdBy === createdBy && sameAnnouncement(one, sent))
    .map(({ id }) => id);
}

const listOf = ({ of, id }: Owned): string =>
  of === 'person'
    ? fillPath(announcementUrls.ofPerson, { personId: id })
    : fillPath(of === 'unit' ? announcementUrls.ofUnit : announcementUrls.ofComplex, { id });

/** The newest ones that name it or, of a person, where that person lives. */
const getNewestAnnouncements = (owner: Owned): Promise<Page<Announcement>> =>
  http.get(listOf(owner), AnnouncementPage, { params: { page: 0, pageSize: PAGE_SIZE } });

interface OfPerson {
  personId: string;
  /** Null for those of the person and of all contracts. */
  contractId: string | null;
}

export const announcementQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The newest first; those for everybody are not among them. */
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
    /** Of a unit those of its complex as well. */
    announcementsOfZone: build.infiniteQuery<Page<Announcement>, Owned, number>({
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
