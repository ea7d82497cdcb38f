import { createSlice, type WithSlice } from '@reduxjs/toolkit';

export const caseFlowsSlice = createSlice({ name: 'caseFlows', initialState: {}, reducers: {} });
export type WithCaseFlows = WithSlice<typeof caseFlowsSlice>;
