import { MediaCategory } from '@/domain/media/media';
import { type KeptFile, type Uploads, useKeptUploads } from '@/shared/media';

const TASK_MEDIA = { category: MediaCategory.TaskMedia };

/** The uploads of a form for a task or another record of a contact; the form's draft keeps the files. */
export const useFormUploads = (
  owner: string,
  kept: readonly KeptFile[],
  onKept: (files: KeptFile[]) => void,
): Uploads => useKeptUploads(TASK_MEDIA, owner, kept, onKept);
