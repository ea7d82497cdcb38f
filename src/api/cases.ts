import { CaseHistory } from '@/domain/caseHistory';
import { type Media, StoredMedia } from '@/domain/media';
import { fillPath } from '@/lib/fillPath';
import { http } from './http';
import { readMediaList } from './media';

/**
 * The file of a case on the timeline (AMB-081); `:id` and `:umbrellaCaseId` are the same id. `removeMedia` takes a file out of the
 * case but leaves the file; the product empties files instead (AMB-109).
 */
export const caseUrls = {
  history: '/api/v2/case/:id',
  media: '/api/v1/case/media/:umbrellaCaseId',
  removeMedia: '/api/v1/case/:id/deletemediaitem/:mediaId',
} as const;

export const getCaseHistory = (id: string): Promise<CaseHistory> =>
  http.get(fillPath(caseUrls.history, { id }), CaseHistory);

export const getCaseMedia = (umbrellaCaseId: string): Promise<Media[]> =>
  readMediaList(fillPath(caseUrls.media, { umbrellaCaseId }));

export const addCaseMedia = (
  umbrellaCaseId: string,
  file: File,
  options: { onProgress?: (fraction: number) => void; signal?: AbortSignal } = {},
) => http.upload(fillPath(caseUrls.media, { umbrellaCaseId }), file, StoredMedia, options);
