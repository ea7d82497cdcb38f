import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { PortalStart } from '@/domain/knowledge/selfServiceScenario';
import type { AgentChannel } from './contactChannel';
import type { Entry, Obstacle } from './impersonationRules';

/** An entry of which everything is known that opens the portal. */
export interface Impersonation extends Entry {
  channel: AgentChannel;
}

interface ImpersonationState {
  /** Whose name is used, from entering to leaving. */
  current: Impersonation | null;
  /** What opens the portal, once; its address is whole and may be opened. */
  start: PortalStart | null;
  obstacle: Obstacle | null;
  fullScreen: boolean;
}

const initialState: ImpersonationState = { current: null, start: null, obstacle: null, fullScreen: false };

export const impersonationSlice = createSlice({
  name: 'impersonation',
  initialState,
  reducers: {
    entered: (_, { payload }: PayloadAction<{ asked: Impersonation; fullScreen: boolean }>) => ({
      ...initialState,
      current: payload.asked,
      fullScreen: payload.fullScreen,
    }),
    portalOpened: (state, { payload }: PayloadAction<PortalStart>) => {
      state.start = payload;
    },
    portalRefused: (state, { payload }: PayloadAction<Obstacle>) => {
      state.start = null;
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
