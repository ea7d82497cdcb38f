import { MediaCategory, MediaModel } from '@/domain/media/media';
import { created, refuse } from '../backend/answers';
import type { Call, Handler, Handlers } from '../backend/backend';
import { media, mediaClear } from '../backend/demands';
import { clock } from '../world/clock';
import { selfOf } from '../people/assignees';
import { db } from '../db/db';
import type { MediaRecord } from '../db/records';
import { listParameter } from '../tasks/query';
import { letter, photo } from './pictures';
import { storeUpload, toFlat, toTyped } from './storedMedia';

const PHOTO_WIDTH = 320;
const PHOTO_HEIGHT = 240;
const MAX_CROP = 640;
const DEFAULT_CROP = 40;

export const imageAnswer = (bytes: Uint8Array<ArrayBuffer>, contentType = 'image/png'): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

const setOf = ({ query }: Call): MediaRecord[] => db.media.those(listParameter(query, 'ids'));

const upload: Handler = async ({ request, query }) => {
  const mediaCategory = query.get('mediaCategory') ?? '';
  if (mediaCategory === '') refuse(400, "'mediaCategory' ontbreekt.");
  const { id } = await storeUpload(request, mediaCategory as MediaCategory);
  return created({ id });
};

function existing(id: string): MediaRecord {
  const media = db.media.find(id);
  if (!media || media.type === MediaModel.Link) refuse(404, `Bestand ${id} bestaat niet.`);
  return media.type === MediaModel.Cleared ? refuse(410, media.reason ?? '') : media;
}

function contentOf(media: MediaRecord): Uint8Array<ArrayBuffer> {
  if (media.bytes) return media.bytes;
  return media.type === MediaModel.Image ? photo(media.id, PHOTO_WIDTH, PHOTO_HEIGHT) : letter(media.title);
}

const view =
  (name: string): Handler =>
  ({ param, query }) => {
    const media = existing(param(name));
    const response = imageAnswer(contentOf(media), media.contentType);
    const isAttached = query.get('asDownload') === 'true' || media.type !== MediaModel.Image;
    response.headers.set(
      'Content-Disposition',
      `${isAttached ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(media.fileName)}`,
    );
    return response;
  };

const side = (text: string | null) =>
  Math.min(MAX_CROP, Math.max(1, Math.floor(Number(text ?? DEFAULT_CROP)) || DEFAULT_CROP));

export const mediaHandlers: Handlers = {
  'POST /api/v1/media': media(upload),
  'POST /api/v2/media': media(upload),
  'GET /api/v1/media/set': media((call) => setOf(call).map(toFlat)),
  'GET /api/v2/media/set': media((call) => setOf(call).map(toTyped)),
  'GET /api/v1/media/crop': media(({ query }) => {
    const media = existing(query.get('id') ?? '');
    if (media.type !== MediaModel.Image) refuse(404, `Bestand ${media.id} bestaat niet.`);
    if (media.bytes) return imageAnswer(media.bytes, media.contentType);
    return imageAnswer(photo(media.id, side(query.get('width')), side(query.get('height'))));
  }),
  'GET /api/v1/media/view/:mediaId': media(view('mediaId')),
  'GET /api/v2/media/view/blob/:id': media(view('id')),
  'PUT /api/v2/media/:mediaId/clear': mediaClear(({ param, query, user }) => {
    const id = param('mediaId');
    const media = db.media.named(id);
    if (media.type === MediaModel.Cleared) refuse(409, 'Het bestand is al verwijderd.');
    if (!Object.hasOwn(MediaCategory, media.mediaCategory))
      refuse(409, 'Dit soort bestand kan niet verwijderd worden.');
    const now = clock.iso();
    const cleared = db.media.change(media, {
      type: MediaModel.Cleared,
      lastModified: now,
      bytes: null,
      url: null,
      reason: query.get('reason')?.trim() || null,
      clearedOn: now,
      clearedBy: selfOf(user),
    });
    return toTyped(cleared);
  }),
};
