import { pageOf, type Page } from '@/domain/decode/page';
import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { Faq, PublicationStatus, StoredFaq, TargetGroup } from '@/domain/knowledge/faq';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { pageAfterPage, queries } from '../http/queries';
import { knowledgeUrls } from './knowledge';

/** 001 §9. */
const PAGE_SIZE = 25;

const FaqPage = pageOf(Faq);

interface EditedFaqs {
  text: string;
  /** Limits the list to questions of this application; null for all. */
  applicationId: string | null;
}

const StatusOption = v.object({ status: d.member<PublicationStatus>(PublicationStatus), name: d.text });
type StatusOption = v.InferOutput<typeof StatusOption>;

/** A follow-up question in the form of the request, including all questions below it. */
export interface SentStep {
  id: string;
  parent: { id: string } | null;
  parentId: string | null;
  question: string | null;
  answer: string | null;
  icon: string | null;
  value: string | null;
  name: string;
  index: number;
  options: readonly SentStep[];
}

/** The fields of a question that an editor can change; absent fields stay unchanged. */
export interface FaqChanges {
  question?: string;
  answer?: string;
  status?: string;
  mainTag?: { id: string };
  tags?: readonly { id: string }[];
  synonyms?: readonly string[];
  targetGroups?: readonly { id: string }[];
  targetGroupAnswers?: readonly { targetGroupId: string; answer: string }[];
  applicationIds?: readonly string[];
  faqType?: string;
  followupQuestion?: SentStep | null;
  media?: readonly { id: string; title: string | null }[];
  mediaWithVisibility?: readonly { mediaId: string; isPublic: boolean }[];
  expiresOn?: string | null;
  additionalInternalInfo?: string | null;
}

export const faqEditingQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Questions of every status, page by page; without words, all questions. */
    editedFaqs: build.infiniteQuery<Page<Faq>, EditedFaqs, number>({
      query: ({ queryArg: { text, applicationId }, pageParam: page }) => ({
        url: text === '' ? knowledgeUrls.adminAll : knowledgeUrls.adminSearch,
        params: {
          ...(text !== '' && { query: text }),
          page,
          pageSize: PAGE_SIZE,
          ...(applicationId !== null && { applicationId }),
        },
        schema: FaqPage,
      }),
      infiniteQueryOptions: pageAfterPage<Faq>(PAGE_SIZE),
      providesTags: ['faqs'],
    }),
    /** Null when the question does not exist. */
    editedFaq: build.query<Faq | null, string>({
      query: (id) => ({ url: fillPath(knowledgeUrls.adminById, { id }), schema: Faq, missing: null }),
      providesTags: ['faqs'],
    }),
    /** All possible statuses of a question. */
    publicationStatuses: build.query<StatusOption[], undefined>({
      query: () => ({ url: knowledgeUrls.statuses, schema: d.listOf(StatusOption) }),
    }),
    /** Target groups that no longer exist are left out. */
    targetGroupsByIds: build.query<TargetGroup[], readonly string[]>({
      query: (ids) => ({
        url: fillPath(knowledgeUrls.targetGroupsByIds, { ids: ids.join(',') }),
        schema: d.listOf(TargetGroup),
      }),
      providesTags: ['lists'],
    }),
    /** All published questions with this subject. */
    faqsOfSubject: build.query<Faq[], string>({
      query: (tagId) => ({
        url: fillPath(knowledgeUrls.ofSubject, { tagId }),
        schema: d.listOf(Faq),
        missing: [],
      }),
      providesTags: ['faqs'],
    }),
  }),
});

export const readEditedFaq = (id: string) => http.get(fillPath(knowledgeUrls.adminById, { id }), Faq);

export const changeFaq = (id: string, changes: FaqChanges) =>
  http.put(knowledgeUrls.admin, { id, ...changes }, StoredFaq);

export const addFaq = (changes: FaqChanges) => http.post(knowledgeUrls.admin, changes, StoredFaq);

/** Reads the questions with these words, of every status. */
export async function readFaqsNamed(question: string): Promise<Faq[]> {
  const params = { query: question, page: 0, pageSize: PAGE_SIZE };
  return (await http.get(knowledgeUrls.adminSearch, FaqPage, { params })).items;
}
