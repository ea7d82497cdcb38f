import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

export const networkSlice = createSlice({
  name: 'network',
  initialState: { online: true },
  reducers: {
    networkChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.online = payload;
    },
  },
});

export const { networkChanged } = networkSlice.actions;
type WithNetwork = WithSlice<typeof networkSlice>;

export const selectIsOnline = (state: WithNetwork): boolean => state.network.online;
