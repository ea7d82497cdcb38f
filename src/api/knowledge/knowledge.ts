import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { Faq, StoredFaq, SmartLabel, TargetGroup } from '@/domain/knowledge/faq';
import { type Page, pageOf } from '@/domain/decode/page';
import { fillPath } from '@/lib/address';
import { sameId } from '@/lib/guid';
import { http } from '../http/http';
import { answerOf, pageAfterPage, queries } from '../http/queries';
import { searchAddress } from '../http/searchAddress';
import { taskUrls } from '../tasks/taskUrls';

export const knowledgeUrls = {
  search: '/api/v1/faqs/search/:text',
  all: '/api/v1/faqs/search',
  similar: '/api/v1/faqs/similar',
  ofScenarios: '/api/v1/faqs/SearchThesaurusFaqsForSelfserviceScenarios/:text',
  byTag: '/api/v1/faqs/bytag/:tagId',
  byId: '/api/v1/faqs/:id',
  byIds: '/api/v1/faqs/getByIds/:ids',
  mostViewed: '/api/v1/faqs/orderedbyviewcount',
  viewed: '/api/v1/faqs/:id/increaseviewcount',
  admin: '/api/v1/faqs/admin',
  statuses: '/api/v1/faqs/statuses',
  ofSubject: '/api/v1/knowledgebaseitem/bytag/:tagId',
  adminById: '/api/v1/faqs/admin/:id',
  adminAll: '/api/v1/faqs/admin/all',
  adminSearch: '/api/v1/faqs/admin/search',
  targetGroupsOfPerson: '/api/v1/targetgroup/forperson/:personId',
  targetGroups: '/api/v1/targetgroup/paged',
  targetGroupsByIds: '/api/v1/targetgroup/getByIds/:ids',
  smartLabels: '/api/v1/smartlabel/Find',
} as const;

/** The number of similar questions that are read (002 §9). */
const SIMILAR_PAGE_SIZE = 5;

/** The number of questions in the list of the most viewed (002 §7). */
const MOST_VIEWED = 10;
/** Enough for all target groups, because there are only a few. */
const TARGET_GROUPS = 255;

const FaqPage = pageOf(Faq);
const SmartLabelPage = pageOf(SmartLabel);
const TargetGroupPage = pageOf(TargetGroup);

/** 002 §9.1. */
const PAGE_SIZE = 10;

interface FoundFaqs {
  text: string;
  /** Limits the list to questions for everyone and for these groups. */
  targetGroups: readonly string[];
}

interface FaqPageAsked {
  page: number;
  pageSize: number;
}

/**
 * If the first page had another size than usual, the next page starts at zero again, so that no question is skipped
 * between the two (AMB-151).
 */
const faqPages = {
  initialPageParam: { page: 0, pageSize: PAGE_SIZE },
  getNextPageParam: (last: Page<Faq>, all: readonly Page<Faq>[], asked: FaqPageAsked) => {
    if (asked.pageSize >= last.total && asked.page === 0) return undefined;
    if (asked.pageSize !== PAGE_SIZE) return { page: 0, pageSize: PAGE_SIZE };
    const page = pageAfterPage<Faq>(PAGE_SIZE).getNextPageParam(last, all, asked.page);
    return page === undefined ? undefined : { page, pageSize: PAGE_SIZE };
  },
};

/** Looks for each label by its name, because there is no list of labels. */
async function findLabels(names: readonly string[]): Promise<SmartLabel[]> {
  const pages = await Promise.all(
    names.map((query) =>
      http.get(knowledgeUrls.smartLabels, SmartLabelPage, { params: { query, page: 0, pageSize: 10 } }),
    ),
  );
  return pages.flatMap(({ items }) => items).filter(({ name }) => names.includes(name));
}

export const knowledgeQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Published questions with these words; without words, all published questions. */
    foundFaqs: build.infiniteQuery<Page<Faq>, FoundFaqs, FaqPageAsked>({
      query: ({ queryArg: { text, targetGroups }, pageParam: paging }) => {
        const { url, params } = searchAddress(
          { byText: knowledgeUrls.search, bare: knowledgeUrls.all },
          text,
        );
        const narrowed = targetGroups.length > 0 && { targetGroups };
        return {
          url,
          params: { ...params, ...paging, getFaqsWithoutItems: true, ...narrowed },
          schema: FaqPage,
        };
      },
      infiniteQueryOptions: faqPages,
      providesTags: ['faqs'],
    }),
    /** Published questions with this subject, without those of the subjects below it. */
    faqsByTag: build.infiniteQuery<Page<Faq>, { tagId: string }, FaqPageAsked>({
      query: ({ queryArg: { tagId }, pageParam: paging }) => ({
        url: fillPath(knowledgeUrls.byTag, { tagId }),
        params: { ...paging },
        schema: FaqPage,
        missing: { items: [], page: 0, pageSize: 0, total: 0 } satisfies Page<Faq>,
      }),
      infiniteQueryOptions: faqPages,
      providesTags: ['faqs'],
    }),
    /** Published questions that resemble a text, best first; empty for users who may not read them. */
    similarFaqs: build.query<Page<Faq>, string>({
      query: (content) => ({
        url: knowledgeUrls.similar,
        body: { content, page: 0, pageSize: SIMILAR_PAGE_SIZE },
        schema: FaqPage,
      }),
      providesTags: ['faqs'],
    }),
    /** A question of any status; null when it does not exist. */
    faq: build.query<Faq | null, string>({
      query: (id) => ({ url: fillPath(knowledgeUrls.byId, { id }), schema: Faq, missing: null }),
      providesTags: ['faqs'],
    }),
    /** Questions of any status, in the order of the ids; those that no longer exist are left out. */
    faqsByIds: build.query<Faq[], readonly string[]>({
      query: (ids) => ({
        url: fillPath(knowledgeUrls.byIds, { ids: ids.join(',') }),
        schema: d.listOf(Faq),
      }),
      transformResponse: (found: Faq[], _meta, ids) =>
        ids.flatMap((id) => found.find((faq) => sameId(faq.id, id)) ?? []),
      providesTags: ['faqs'],
    }),
    /** Published questions, most viewed first. */
    mostViewedFaqs: build.query<Faq[], undefined>({
      query: () => ({
        url: knowledgeUrls.mostViewed,
        params: { count: MOST_VIEWED },
        schema: d.listOf(Faq),
      }),
      providesTags: ['faqs'],
    }),
    targetGroups: build.query<TargetGroup[], undefined>({
      query: () => ({
        url: knowledgeUrls.targetGroups,
        params: { page: 0, pageSize: TARGET_GROUPS },
        schema: TargetGroupPage,
      }),
      transformResponse: ({ items }: Page<TargetGroup>) => items,
      providesTags: ['lists'],
    }),
    targetGroupsOfPerson: build.query<TargetGroup[], string>({
      query: (personId) => ({
        url: fillPath(knowledgeUrls.targetGroupsOfPerson, { personId }),
        schema: d.listOf(TargetGroup),
        missing: [],
      }),
    }),
    /** The values of these labels; unknown labels are left out. */
    smartLabels: build.query<SmartLabel[], readonly string[]>({
      providesTags: ['lists'],
      queryFn: (names) => answerOf(findLabels(names)),
    }),
  }),
});

/** A suggestion to improve a question, for its editors (002 §3). */
export interface FaqSuggestion {
  question: string;
  suggestion: string;
  fromOperatorId: string;
}

export const suggestImprovement = (suggestion: FaqSuggestion) =>
  http.put(taskUrls.createFaqSuggestion, suggestion, v.unknown());

export const readFaq = (id: string) => http.get(fillPath(knowledgeUrls.byId, { id }), Faq);

export const increaseViewCount = (id: string) =>
  http.put(fillPath(knowledgeUrls.viewed, { id }), undefined, v.unknown());

/** A question that an agent writes down; its main subject is its only subject (001 §5). */
const NewFaq = v.object({
  question: v.string(),
  answer: v.string(),
  mainTag: v.object({ id: v.string() }),
  tags: v.pipe(v.array(v.object({ id: v.string() })), v.readonly()),
  status: v.literal('ToReview'),
});
export type NewFaq = v.InferOutput<typeof NewFaq>;
export const isNewFaq = (kept: unknown): kept is NewFaq => v.is(NewFaq, kept);

export const createFaq = (faq: NewFaq) => http.post(knowledgeUrls.admin, faq, StoredFaq);

/** Whether a stored question equals the sent one. Its status is ignored, because a reviewer may have changed it. */
const sameFaq = ({ question, answer, mainTag }: Faq, sent: NewFaq): boolean =>
  question.trim() === sent.question.trim() &&
  answer.trim() === sent.answer.trim() &&
  mainTag !== null &&
  sameId(mainTag.id, sent.mainTag.id);

/** Returns the ids of equal questions of every status. */
export async function readSameFaqs(sent: NewFaq): Promise<string[]> {
  const params = { query: sent.question, page: 0, pageSize: 25 };
  const { items } = await http.get(knowledgeUrls.adminSearch, FaqPage, { params });
  return items.filter((faq) => sameFaq(faq, sent)).map(({ id }) => id);
}
