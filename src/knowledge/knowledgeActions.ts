import { createAction } from '@reduxjs/toolkit';
import { submissionKey } from '@/core/submissions/submissionsSlice';

/** Somebody reads a published question. */
export const faqOpened = createAction<string>('knowledge/faqOpened');

/** What could be better about a question; `faqId` says whose draft it is. */
export const suggestionRequested = createAction<{ faqId: string; question: string; suggestion: string }>(
  'knowledge/suggestionRequested',
);

export const SUGGESTION_SURFACE = 'faq-suggestion';

export const suggestionKey = (faqId: string): string => submissionKey('knowledge/suggest', faqId);
