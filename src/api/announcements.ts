import { Announcement } from '@/domain/announcement';
import { type Page, pageOf } from '@/domain/page';
import { fillPath } from '@/lib/fillPath';
import { http } from './http';
import { pageAfterPage } from './pages';
import { queries } from './queries';

export const announcementUrls = {
  ofPerson: '/api/v1/announcement/person/:personId',
  ofContract: '/api/v1/announcement/contract/:contractId',
  save: '/api/v1/announcement/admin',
} as const;

const AnnouncementPage = pageOf(Announcement);
/** 001 §9. */
const PAGE_SIZE = 20;

/** A day is `yyyy-MM-dd`. */
export interface NewAnnouncement {
  title: string;
  description: string;
  startDate: string | null;
  endDate: string | null;
  isExternal: boolean;
  url: string | null;
  personIds: readonly string[];
  residentialZoneIds: readonly string[];
}

export const createAnnouncement = (announcement: NewAnnouncement): Promise<Announcement | undefined> =>
  http.post(
    announcementUrls.save,
    { ...announcement, order: 0, properties: {}, applicationIds: [] },
    Announcement,
  );

/** The newest ones that name a person or where that person lives. */
export const getNewestAnnouncements = (personId: string): Promise<Page<Announcement>> =>
  http.get(fillPath(announcementUrls.ofPerson, { personId }), AnnouncementPage, {
    params: { page: 0, pageSize: PAGE_SIZE },
  });

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
            ? fillPath(announcementUrls.ofPerson, { personId })
            : fillPath(announcementUrls.ofContract, { contractId }),
        params: { page, pageSize: PAGE_SIZE },
        schema: AnnouncementPage,
      }),
      infiniteQueryOptions: pageAfterPage<Announcement>(PAGE_SIZE),
      providesTags: ['announcements'],
    }),
  }),
});
