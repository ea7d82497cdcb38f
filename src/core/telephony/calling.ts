import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

interface CallingState {
  /** Where nobody is logged in to telephony nothing offers to call (TEL-33). */
  isLoggedIn: boolean;
  /** Why no number can be called now, in words. */
  whyNot: string | null;
}

const initialState: CallingState = { isLoggedIn: false, whyNot: null };

/** Whether numbers can be called, for every screen that shows one; told by the area of the phone, with which it joins the store. */
export const callingSlice = createSlice({
  name: 'calling',
  initialState,
  reducers: { callingChanged: (_, { payload }: PayloadAction<CallingState>) => payload },
});

export const { callingChanged } = callingSlice.actions;

/** Somebody wants to call a number; `roleId` where it is known whose it is. Done by the area of the phone. */
export const callRequested = createAction<{ number: string; roleId?: string }>('calling/requested');

interface Calling {
  whyNot: string | null;
  call: (number: string, roleId?: string | null) => void;
}

/** Calls a number; null for who is not logged in to telephony. */
export function useCall(): Calling | null {
  const dispatch = useDispatch();
  const calling = useSelector((state: { calling?: CallingState }) => state.calling);
  if (!calling?.isLoggedIn) return null;
  return {
    whyNot: calling.whyNot,
    call: (number, roleId) => dispatch(callRequested({ number, ...(roleId != null && { roleId }) })),
  };
}
