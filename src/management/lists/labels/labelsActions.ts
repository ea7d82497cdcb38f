import { createAction } from '@reduxjs/toolkit';

export const labelsRemovalRequested = createAction<readonly string[]>('labels/removalRequested');
/** Names the submission: there is one at a time. */
export const UNUSED = 'unused';
