import { createSlice, type WithSlice } from '@reduxjs/toolkit';

export const openCaseFlowSlice = createSlice({ name: 'openCaseFlow', initialState: {}, reducers: {} });
export type WithOpenCaseFlow = WithSlice<typeof openCaseFlowSlice>;
