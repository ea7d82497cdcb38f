import { CaseHistory } from '@/domain/caseflows/caseHistory';
import type { Media } from '@/domain/media/media';
import { fillPath } from '@/lib/address';
import { caseUrls } from './cases';
import { queries } from '../http/queries';
import { decodeMediaList, UnreadMediaList } from '../media/media';

export const caseQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The file of a case; null when there is none. */
    caseFile: build.query<CaseHistory | null, string>({
      query: (id) => ({ url: fillPath(caseUrls.history, { id }), schema: CaseHistory, missing: null }),
      providesTags: ['caseFile'],
      keepUnusedDataFor: Infinity,
    }),
    /** A case may hold thousands of documents, so they are decoded in parts. */
    caseDocuments: build.query<Media[], string>({
      query: (umbrellaCaseId) => ({
        url: fillPath(caseUrls.media, { umbrellaCaseId }),
        schema: UnreadMediaList,
        missing: [],
      }),
      transformResponse: decodeMediaList,
      providesTags: ['caseDocuments'],
      keepUnusedDataFor: Infinity,
    }),
  }),
});
