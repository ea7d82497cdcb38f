import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

interface CallingState {
  /** True while the agent is logged in to telephony; only then are calls offered (TEL-33). */
  isLoggedIn: boolean;
  /** The reason why no number can be called now; null when numbers can be called. */
  whyNot: string | null;
}

const initialState: CallingState = { isLoggedIn: false, whyNot: null };

/**
 * Tells every screen with telephone numbers whether they can be called. The telephony area adds this slice to the store
 * and sets it.
 */
export const callingSlice = createSlice({
  name: 'calling',
  initialState,
  reducers: { callingChanged: (_, { payload }: PayloadAction<CallingState>) => payload },
});

export const { callingChanged } = callingSlice.actions;

/** Asks the telephony area to call a number; `roleId` is given if the owner of the number is known. */
export const callRequested = createAction<{ number: string; roleId?: string }>('calling/requested');

interface Calling {
  whyNot: string | null;
  call: (number: string, roleId?: string | null) => void;
}

/**
 * Returns the function that calls a number, and the reason why that is not possible now; null for an agent who is not
 * logged in to telephony.
 */
export function useCall(): Calling | null {
  const dispatch = useDispatch();
  const calling = useSelector((state: { calling?: CallingState }) => state.calling);
  if (!calling?.isLoggedIn) return null;
  return {
    whyNot: calling.whyNot,
    call: (number, roleId) => dispatch(callRequested({ number, ...(roleId != null && { roleId }) })),
  };
}
