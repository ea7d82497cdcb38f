import * as v from 'valibot';
import { listOf } from '@/domain/decode';
import { Faq, StoredFaq } from '@/domain/faq';
import { type Page, pageOf } from '@/domain/page';
import { SmartLabel } from '@/domain/smartLabel';
import { TargetGroup } from '@/domain/targetGroup';
import { fillPath } from '@/lib/fillPath';
import { http } from './http';
import { answerOf, queries } from './queries';
import { searchAddress } from './searchAddress';

export const knowledgeUrls = {
  search: '/api/v1/faqs/search/:text',
  all: '/api/v1/faqs/search',
  byTag: '/api/v1/faqs/bytag/:tagId',
  byId: '/api/v1/faqs/:id',
  viewed: '/api/v1/faqs/:id/increaseviewcount',
  admin: '/api/v1/faqs/admin',
  adminSearch: '/api/v1/faqs/admin/search',
  targetGroupsOfPerson: '/api/v1/targetgroup/forperson/:personId',
  smartLabels: '/api/v1/smartlabel/Find',
} as const;

const FaqPage = pageOf(Faq);
const SmartLabelPage = pageOf(SmartLabel);

interface FoundFaqs {
  text: string;
  page: number;
  pageSize: number;
  /** Only the questions for everyone and for these groups. */
  targetGroups: readonly string[];
}

/** There is no list of labels: each is looked for by its name. */
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
    /** Published questions by words; without words, all of them. */
    foundFaqs: build.query<Page<Faq>, FoundFaqs>({
      query: ({ text, targetGroups, ...paging }) => {
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
    }),
    /** Published questions that carry this subject itself. */
    faqsByTag: build.query<Page<Faq>, { tagId: string; page: number; pageSize: number }>({
      query: ({ tagId, ...params }) => ({
        url: fillPath(knowledgeUrls.byTag, { tagId }),
        params,
        schema: FaqPage,
        missing: { items: [], page: 0, pageSize: 0, total: 0 } satisfies Page<Faq>,
      }),
    }),
    /** Of any status; null where it does not exist. */
    faq: build.query<Faq | null, string>({
      query: (id) => ({ url: fillPath(knowledgeUrls.byId, { id }), schema: Faq, missing: null }),
    }),
    targetGroupsOfPerson: build.query<TargetGroup[], string>({
      query: (personId) => ({
        url: fillPath(knowledgeUrls.targetGroupsOfPerson, { personId }),
        schema: listOf(TargetGroup),
        missing: [],
      }),
    }),
    /** What these labels stand for; those that do not exist are left out. */
    smartLabels: build.query<SmartLabel[], readonly string[]>({
      queryFn: (names) => answerOf(findLabels(names)),
    }),
  }),
});

export const increaseViewCount = (id: string) =>
  http.put(fillPath(knowledgeUrls.viewed, { id }), undefined, v.unknown());

/** A question as an agent writes it down; the only subject is its main one (001 §5). */
export interface NewFaq {
  question: string;
  answer: string;
  mainTag: { id: string };
  tags: readonly { id: string }[];
  status: 'ToReview';
}

export const createFaq = (faq: NewFaq) => http.post(knowledgeUrls.admin, faq, StoredFaq);

/** The questions that read like this one, of every status. */
export async function readSameFaqs(question: string): Promise<Faq[]> {
  const params = { query: question, page: 0, pageSize: 25 };
  const { items } = await http.get(knowledgeUrls.adminSearch, FaqPage, { params });
  return items.filter((faq) => faq.question.trim() === question);
}
