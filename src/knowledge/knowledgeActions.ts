import { createAction } from '@reduxjs/toolkit';

/** Somebody reads a published question. */
export const faqOpened = createAction<string>('knowledge/faqOpened');
