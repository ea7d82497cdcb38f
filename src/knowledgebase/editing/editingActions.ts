import { createAction } from '@reduxjs/toolkit';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { FaqDraft } from './faqFields';

export const EDITING_SURFACE = 'faq-edit';
/** The draft of a question that is not there yet. */
export const NEW_FAQ = 'new';

/** `id` is null for a new question. */
export const faqSaveRequested = createAction<{ id: string | null; draft: FaqDraft }>(
  'knowledge/faqSaveRequested',
);

export const faqKey = (id: string): string => submissionKey('knowledge/saveFaq', id);
