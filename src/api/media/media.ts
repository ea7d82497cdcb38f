import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { Media, type MediaCategory, StoredMedia } from '@/domain/media/media';
import { fillPath } from '@/lib/address';
import { inParts } from '@/lib/inParts';
import { http } from '../http/http';

/** v1 and v2 are the same store; v2 returns typed models (AMB-107). */
export const mediaUrls = {
  upload: '/api/v1/media',
  set: '/api/v2/media/set',
  crop: '/api/v1/media/crop',
  download: '/api/v1/media/view/:mediaId',
  view: '/api/v2/media/view/blob/:mediaId',
  clear: '/api/v2/media/:mediaId/clear',
} as const;

export const UnreadMediaList = v.fallback(v.array(v.unknown()), []);
const MediaList = d.listOf(Media);

/** Decodes in parts, because a list may hold thousands of files. */
export const decodeMediaList = (unread: readonly unknown[]): Promise<Media[]> =>
  inParts(unread, (part) => v.parse(MediaList, part));

export const uploadMedia = async (
  file: File,
  mediaCategory: MediaCategory,
  options: { onProgress?: (fraction: number) => void; signal?: AbortSignal } = {},
): Promise<string> => {
  const { id } = await http.upload(mediaUrls.upload, file, StoredMedia, {
    params: { mediaCategory },
    ...options,
  });
  return id;
};

export const getMedia = async (ids: readonly string[]): Promise<Media[]> =>
  decodeMediaList(await http.get(mediaUrls.set, UnreadMediaList, { params: { ids } }));

export const getThumbnail = (id: string, width: number, height: number): Promise<Blob> =>
  http.blob(mediaUrls.crop, { params: { id, width, height } });

export const getMediaFile = (mediaId: string, asDownload: boolean): Promise<Blob> =>
  asDownload
    ? http.blob(fillPath(mediaUrls.download, { mediaId }), { params: { asDownload } })
    : http.blob(fillPath(mediaUrls.view, { mediaId }));

/** Empties the file and leaves a tombstone; a reason is optional. */
export const clearMedia = (mediaId: string, reason: string) =>
  http.put(fillPath(mediaUrls.clear, { mediaId }), undefined, v.unknown(), { params: { reason } });
