import { lookUp } from '@/lib/values';
/** What is shown here; everything else is downloaded (T5). The types are those of 001 §9, AMB-173. */
export type AttachmentKind = 'image' | 'audio' | 'video' | 'file';

const kinds: Readonly<Record<string, AttachmentKind>> = {
  'audio/ogg': 'audio',
  'audio/wave': 'audio',
  'audio/wav': 'audio',
  'audio/mpeg': 'audio',
  'image/jpeg': 'image',
  'video/mp4': 'video',
};

/** The type without its codecs. */
const bareType = (mimeType: string): string => mimeType.split(';')[0]?.trim().toLowerCase() ?? '';

export const kindOf = (mimeType: string): AttachmentKind => lookUp(kinds, bareType(mimeType)) ?? 'file';

/** As which type the browser holds a file, whatever the server calls it: one that is shown here, or one that is only saved. */
export const typeOf = (mimeType: string): string =>
  kindOf(mimeType) === 'file' ? 'application/octet-stream' : bareType(mimeType);
