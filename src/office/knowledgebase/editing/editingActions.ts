import { createAction } from '@reduxjs/toolkit';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { Changes } from '@/lib/fieldChanges';
import type { FaqFields } from './faqFields';

export const EDITING_SURFACE = 'faq-edit';

/** `id` is null for a new question. */
export const faqSaveRequested = createAction<{ id: string | null; changes: Changes<FaqFields> }>(
  'knowledgeBase/faqSaveRequested',
);

export const faqKey = (id: string): string => submissionKey('knowledge/saveFaq', id);
