import { createSlice, type WithSlice } from '@reduxjs/toolkit';

export const caseMessagesSlice = createSlice({ name: 'caseMessages', initialState: {}, reducers: {} });
export type WithCaseMessages = WithSlice<typeof caseMessagesSlice>;
