import { createAction } from '@reduxjs/toolkit';

/** The first screen is at rest: from here on is heard what needs somebody. */
export const noticesWanted = createAction('notices/wanted');
