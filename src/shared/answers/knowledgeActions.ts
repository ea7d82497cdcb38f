import { createAction } from '@reduxjs/toolkit';
import { submissionKey } from '@/core/submissions/submissionsSlice';

/** A published question was shown to the user. */
export const faqOpened = createAction<string>('knowledge/faqOpened');

/** A suggestion to improve a question; `faqId` identifies the draft of the suggestion. */
export const suggestionRequested = createAction<{ faqId: string; question: string; suggestion: string }>(
  'knowledge/suggestionRequested',
);

export const SUGGESTION_SURFACE = 'faq-suggestion';

export const suggestionKey = (faqId: string): string => submissionKey('knowledge/suggest', faqId);
