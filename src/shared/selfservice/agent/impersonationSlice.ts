import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AgentChannel } from './contactChannel';
import type { Entry, Obstacle } from './impersonationRules';

/** A complete entry that opens the portal. */
export interface Impersonation extends Entry {
  channel: AgentChannel;
}

interface ImpersonationState {
  /** The person in whose name the agent works, from entering to leaving. */
  current: Impersonation | null;
  /** The portal's address, complete and safe to open. */
  url: string | null;
  obstacle: Obstacle | null;
  fullScreen: boolean;
}

const initialState: ImpersonationState = { current: null, url: null, obstacle: null, fullScreen: false };

export const impersonationSlice = createSlice({
  name: 'impersonation',
  initialState,
  reducers: {
    entered: (_, { payload }: PayloadAction<{ asked: Impersonation; fullScreen: boolean }>) => ({
      ...initialState,
      current: payload.asked,
      fullScreen: payload.fullScreen,
    }),
    portalOpened: (state, { payload }: PayloadAction<string>) => {
      state.url = payload;
    },
    portalRefused: (state, { payload }: PayloadAction<Obstacle>) => {
      state.url = null;
      state.obstacle = payload;
    },
    fullScreenSet: (state, { payload }: PayloadAction<boolean>) => {
      state.fullScreen = payload;
    },
    left: () => initialState,
  },
});

export const { entered, portalOpened, portalRefused, fullScreenSet, left } = impersonationSlice.actions;
type WithImpersonation = WithSlice<typeof impersonationSlice>;

export const selectImpersonation = (state: WithImpersonation): ImpersonationState => state.impersonation;
