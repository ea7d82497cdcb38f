import { lookUp } from '@/lib/values';
/** The kinds that are shown, and `file`, which is only downloaded (T5). The types are those of 001 §9, AMB-173. */
export type AttachmentKind = 'image' | 'audio' | 'video' | 'file';

const kinds: Readonly<Record<string, AttachmentKind>> = {
  'audio/ogg': 'audio',
  'audio/wave': 'audio',
  'audio/wav': 'audio',
  'audio/mpeg': 'audio',
  'image/jpeg': 'image',
  'video/mp4': 'video',
};

const bareType = (mimeType: string): string => mimeType.split(';')[0]?.trim().toLowerCase() ?? '';

export const kindOf = (mimeType: string): AttachmentKind => lookUp(kinds, bareType(mimeType)) ?? 'file';

/**
 * Returns the type that the browser gives a file, whatever type the server sends: one of the types above, or a plain
 * download.
 */
export const typeOf = (mimeType: string): string =>
  kindOf(mimeType) === 'file' ? 'application/octet-stream' : bareType(mimeType);
