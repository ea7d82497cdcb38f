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

/** By the type alone, whatever codecs stand behind it. */
export const kindOf = (mimeType: string): AttachmentKind =>
  lookUp(kinds, mimeType.split(';')[0]?.trim().toLowerCase() ?? '') ?? 'file';
