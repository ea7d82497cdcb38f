import { StoredMedia } from '@/domain/media/media';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';

/**
 * The file of a case on the timeline (AMB-081); `:id` and `:umbrellaCaseId` are the same id. `removeMedia` takes a file out of the
 * case but leaves the file; the product empties files instead (AMB-109).
 */
export const caseUrls = {
  history: '/api/v2/case/:id',
  media: '/api/v1/case/media/:umbrellaCaseId',
} as const;

export const addCaseMedia = (
  umbrellaCaseId: string,
  file: File,
  options: { onProgress?: (fraction: number) => void; signal?: AbortSignal } = {},
) => http.upload(fillPath(caseUrls.media, { umbrellaCaseId }), file, StoredMedia, options);
