import * as v from 'valibot';
import { CaseHistory } from '@/domain/caseHistory';
import { listOf } from '@/domain/decode';
import { Media, StoredMedia } from '@/domain/media';
import { fillPath } from '@/lib/fillPath';
import { inParts } from '@/lib/inParts';
import { http } from './http';

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

const Unread = v.fallback(v.array(v.unknown()), []);
const Documents = listOf(Media);

/** A case may hold thousands of them: they are decoded part by part. */
export const getCaseMedia = async (umbrellaCaseId: string): Promise<Media[]> =>
  inParts(await http.get(fillPath(caseUrls.media, { umbrellaCaseId }), Unread), (part) =>
    v.parse(Documents, part),
  );

export const addCaseMedia = (
  umbrellaCaseId: string,
  file: File,
  options: { onProgress?: (fraction: number) => void; signal?: AbortSignal } = {},
) => http.upload(fillPath(caseUrls.media, { umbrellaCaseId }), file, StoredMedia, options);
