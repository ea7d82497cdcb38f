import { CaseHistory } from '@/domain/caseflow/caseHistory';
import { type Media, StoredMedia } from '@/domain/media';
import { fillPath } from '@/lib/address';
import { http } from './http/http';
import { decodeMediaList, UnreadMediaList } from './media';
import { queries } from './http/queries';

/**
 * The file of a case on the timeline (AMB-081); `:id` and `:umbrellaCaseId` are the same id. `removeMedia` takes a file out of the
 * case but leaves the file; the product empties files instead (AMB-109).
 */
export const caseUrls = {
  history: '/api/v2/case/:id',
  media: '/api/v1/case/media/:umbrellaCaseId',
} as const;

export const caseQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The file of a case; null where there is none. */
    caseFile: build.query<CaseHistory | null, string>({
      query: (id) => ({ url: fillPath(caseUrls.history, { id }), schema: CaseHistory, missing: null }),
      providesTags: ['caseFile'],
      keepUnusedDataFor: Infinity,
    }),
    /** A case may hold thousands of them: they are decoded part by part. */
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

export const addCaseMedia = (
  umbrellaCaseId: string,
  file: File,
  options: { onProgress?: (fraction: number) => void; signal?: AbortSignal } = {},
) => http.upload(fillPath(caseUrls.media, { umbrellaCaseId }), file, StoredMedia, options);
