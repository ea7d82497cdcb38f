import { type MediaCategory, MediaModel } from '@/domain/media';
import { refuse } from '../answers';
import { clock } from '../clock';
import { aMedia } from '../db/builders';
import { db } from '../db/db';
import type { MediaRecord } from '../db/records';
import { omit } from '../omit';
import { world } from '../worldState';

const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

/** v2: the typed model with what follows from its type (AMB-107). */
export const toTyped = (media: MediaRecord) => ({
  ...omit(media, 'fileName', 'contentType', 'bytes', 'caseId'),
  isDocument: media.type === MediaModel.Document,
  isImage: media.type === MediaModel.Image,
  isLink: media.type === MediaModel.Link,
});

function modelOf(contentType: string): MediaModel {
  if (contentType.startsWith('image/')) return MediaModel.Image;
  return contentType.startsWith('video/') ? MediaModel.Video : MediaModel.Document;
}

async function fileOf(request: Request): Promise<File> {
  const form = await request.formData().catch(() => null);
  const file = form?.get('file') ?? null;
  return file !== null && typeof file !== 'string' ? file : refuse(422, 'Geen bestand ontvangen.');
}

/** Keeps the file of a multipart request, in a case or on its own. */
export async function storeUpload(
  request: Request,
  mediaCategory: MediaCategory,
  caseId: string | null = null,
): Promise<MediaRecord> {
  const file = await fileOf(request);
  if (file.size > MAX_UPLOAD_BYTES) refuse(413, 'Het bestand is te groot.');
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
