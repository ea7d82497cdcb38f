import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

export const portalSlice = createSlice({
  name: 'portal',
  initialState: { isStatusShown: false },
  reducers: {
    statusShown: (state, { payload }: PayloadAction<boolean>) => {
      state.isStatusShown = payload;
    },
  },
});

export const { statusShown } = portalSlice.actions;

type WithPortal = WithSlice<typeof portalSlice>;

export const selectIsStatusShown = ({ portal }: WithPortal): boolean => portal.isStatusShown;
