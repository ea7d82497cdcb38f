import { createSlice, type WithSlice } from '@reduxjs/toolkit';

export const workloadSlice = createSlice({ name: 'workload', initialState: {}, reducers: {} });
export type WithWorkload = WithSlice<typeof workloadSlice>;
