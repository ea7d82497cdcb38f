import type { Store } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { selectMaySubmit, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';

/**
 * Waits until a press is accepted again. A press right after an answer is ignored (`core/submissions/submit`), because
 * people are not that fast. Tests are.
 */
export const untilMaySubmit = (store: Store<WithSubmissions>, subject: string, id: string) =>
  waitFor(() => expect(selectMaySubmit(store.getState(), submissionKey(subject, id))).toBe(true));
