import { createAction } from '@reduxjs/toolkit';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { FaqDraft } from './faqFields';

export const EDITING_SURFACE = 'faq-edit';
/** The id of the draft for a new question. */
export const NEW_FAQ = 'new';

/** `id` is null for a new question. */
export const faqSaveRequested = createAction<{ id: string | null; draft: FaqDraft }>(
  'knowledge/faqSaveRequested',
);

export const faqKey = (id: string): string => submissionKey('knowledge/saveFaq', id);
