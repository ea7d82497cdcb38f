import { type MediaCategory, MediaModel } from '@/domain/media/media';
import { refuse } from '../backend/answers';
import { clock } from '../world/clock';
import { aMedia } from '../db/builders';
import { db } from '../db/db';
import type { MediaRecord } from '../db/records';
import { toAssignee } from '../db/wire';
import type { FlatMedia, TypedMedia } from '../wire/media';
import { world } from '../world/worldState';

const MAX_UPLOAD_BYTES = 30 * 1024 * 1024;

/** The address of the file: the target of a link, null for a cleared file, and the view call for all others. */
function urlOf({ id, type, url }: MediaRecord): string | null {
  if (type === MediaModel.Cleared) return null;
  return type === MediaModel.Link ? url : `/api/v1/media/view/${id}`;
}

/** The form of a file in v1 of the API. */
export const toFlat = (media: MediaRecord): FlatMedia => ({
  id: media.id,
  title: media.title,
  url: urlOf(media),
});

/** The form of a file in v2: the typed model with the fields of its type (AMB-107). */
export const toTyped = (media: MediaRecord): TypedMedia => ({
  id: media.id,
  type: media.type,
  title: media.title,
  created: media.created,
  lastModified: media.lastModified,
  isDocument: media.type === MediaModel.Document,
  isImage: media.type === MediaModel.Image,
  isLink: media.type === MediaModel.Link,
  url: urlOf(media),
  mediaCategory: media.mediaCategory,
  ...(media.type === MediaModel.Cleared && {
    reason: media.reason,
    clearedOn: media.clearedOn,
    clearedBy: media.clearedBy && toAssignee(media.clearedBy),
  }),
});

function modelOf(contentType: string): MediaModel {
  if (contentType.startsWith('image/')) return MediaModel.Image;
  return contentType.startsWith('video/') ? MediaModel.Video : MediaModel.Document;
}

/** Reads a part of a form, under any name, or the body itself with its content type. */
async function fileOf(request: Request): Promise<File> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (contentType !== '' && !contentType.startsWith('multipart/form-data')) {
    const body = await request.blob();
    if (body.size > 0) return new File([body], 'bestand', { type: contentType });
  }
  const form = await request.formData().catch(() => null);
  const file = [...(form?.values() ?? [])].find((part) => typeof part !== 'string');
  return file ?? refuse(422, 'Een bestand is verplicht.', 'file');
}

/** Stores the file of a multipart request, in a case or on its own. */
export async function storeUpload(
  request: Request,
  mediaCategory: MediaCategory,
  caseId: string | null = null,
): Promise<MediaRecord> {
  const file = await fileOf(request);
  if (file.size > MAX_UPLOAD_BYTES) refuse(413, 'Het bestand is groter dan 30 MB.');
  const contentType = file.type || 'application/octet-stream';
  const now = clock.iso();
  return db.media.add(
    aMedia({
      id: world.random.guid(),
      type: modelOf(contentType),
      title: file.name,
      fileName: file.name,
      contentType,
      mediaCategory,
      caseId,
      created: now,
      lastModified: now,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }),
  );
}
