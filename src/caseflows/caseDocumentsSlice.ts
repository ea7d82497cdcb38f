import { createSlice, type WithSlice } from '@reduxjs/toolkit';

export const caseDocumentsSlice = createSlice({ name: 'caseDocuments', initialState: {}, reducers: {} });
export type WithCaseDocuments = WithSlice<typeof caseDocumentsSlice>;
