import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

interface CallingState {
  /** Calls are offered only while the agent is logged in to telephony (TEL-33). */
  isLoggedIn: boolean;
  /** The reason why no number can be called now. */
  whyNot: string | null;
}

const initialState: CallingState = { isLoggedIn: false, whyNot: null };

/**
 * Whether numbers can be called, for every screen that shows one; the telephony area sets it and adds this slice to the
 * store.
 */
export const callingSlice = createSlice({
  name: 'calling',
  initialState,
  reducers: { callingChanged: (_, { payload }: PayloadAction<CallingState>) => payload },
});

export const { callingChanged } = callingSlice.actions;

/** Asks the telephony area to call a number; `roleId` if its owner is known. */
export const callRequested = createAction<{ number: string; roleId?: string }>('calling/requested');

interface Calling {
  whyNot: string | null;
  call: (number: string, roleId?: string | null) => void;
}

/** Returns how to call a number; null for an agent who is not logged in to telephony. */
export function useCall(): Calling | null {
  const dispatch = useDispatch();
  const calling = useSelector((state: { calling?: CallingState }) => state.calling);
  if (!calling?.isLoggedIn) return null;
  return {
    whyNot: calling.whyNot,
    call: (number, roleId) => dispatch(callRequested({ number, ...(roleId != null && { roleId }) })),
  };
}
