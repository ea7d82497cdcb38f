import { MediaCategory, MediaModel } from '@/domain/media/media';
import { aMedia } from '../db/builders';
import { db } from '../db/db';
import { film, voiceMessage } from '../media/samples';
import { bell, silence } from '../media/sound';
import type { ChatAttachment } from '../wire/chat';
import { clock } from '../world/clock';

interface Kind {
  mimeType: string;
  filename: string | null;
  bytes?: () => Uint8Array<ArrayBuffer>;
}

/** The attachments of customers: each kind that the documents name, and one that they do not name. */
export const fileKinds = {
  photo: { mimeType: 'image/jpeg', filename: 'foto.jpg' },
  voice: { mimeType: 'audio/ogg; codecs=opus', filename: null, bytes: () => voiceMessage },
  wave: { mimeType: 'audio/wave', filename: 'geluid.wav', bytes: bell },
  mpeg: { mimeType: 'audio/mpeg', filename: 'opname.mp3', bytes: silence },
  video: { mimeType: 'video/mp4', filename: 'film.mp4', bytes: () => film },
  letter: { mimeType: 'application/pdf', filename: 'Huurcontract 2019 <kopie>.pdf' },
} as const satisfies Record<string, Kind>;
export type FileKind = keyof typeof fileKinds;

const modelOf = (mimeType: string): MediaModel => {
  if (mimeType.startsWith('image/')) return MediaModel.Image;
  return mimeType.startsWith('video/') ? MediaModel.Video : MediaModel.Document;
};

/** Adds a file that somebody sent; it is stored like all files. */
export function attach(kind: FileKind, id: string): ChatAttachment {
  const { mimeType, filename, bytes }: Kind = fileKinds[kind];
  const moment = clock.iso();
  db.media.add(
    aMedia({
      id,
      type: modelOf(mimeType),
      title: filename ?? 'Bijlage',
      fileName: filename ?? 'bijlage',
      contentType: mimeType,
      mediaCategory: MediaCategory.SelfServiceMedia,
      created: moment,
      lastModified: moment,
      bytes: bytes?.() ?? null,
    }),
  );
  return { mimeType, filename, umbrellaMediaId: id };
}
