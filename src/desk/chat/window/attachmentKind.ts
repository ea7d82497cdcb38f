import { lookUp } from '@/lib/values';
/** The kinds of attachment; a `file` is downloaded, not shown (T5). The MIME types are those of 001 §9, AMB-173. */
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
 * Returns the type under which the browser holds a file: the server's type if it is one of those above, otherwise the
 * type of a plain download.
 */
export const typeOf = (mimeType: string): string =>
  kindOf(mimeType) === 'file' ? 'application/octet-stream' : bareType(mimeType);
