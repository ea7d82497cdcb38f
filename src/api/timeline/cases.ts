import { StoredMedia } from '@/domain/media/media';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';

/**
 * The addresses of a case's file on the timeline (AMB-081); `:id` and `:umbrellaCaseId` are the same id. The back end
 * can also detach a media file from a case and keep the content of the file, but the product empties the file instead
 * (AMB-109).
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
