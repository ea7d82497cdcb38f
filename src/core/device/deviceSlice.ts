import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { visibilityChanged } from '../events';

export type DeviceMode = 'desktop' | 'tablet' | 'mobile';

/** Panels that fold away where there is no room for all of them (000 §2.2). */
export type Panel = 'leftMenu' | 'search' | 'filters' | 'details' | 'rightCard';

interface DeviceState {
  mode: DeviceMode;
  /** The desktop is too narrow for menu and filters, so that they stay folded until the agent unfolds them. */
  isNarrow: boolean;
  /** The page is visible, not behind another tab or window. */
  isSeen: boolean;
  /** True for each unfolded panel. With enough room filters and details are always shown, whatever their value here. */
  open: Record<Panel, boolean>;
}

const folded: DeviceState['open'] = {
  leftMenu: false,
  search: false,
  filters: false,
  details: false,
  rightCard: false,
};

const initialState: DeviceState = { mode: 'desktop', isNarrow: false, isSeen: true, open: folded };

export const deviceSlice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    modeDetected: (state, { payload }: PayloadAction<DeviceMode>) => {
      state.mode = payload;
    },
    narrowDetected: (state, { payload }: PayloadAction<boolean>) => {
      state.isNarrow = payload;
    },
    /** Switches by hand between desktop and tablet; a phone is always detected (AMB-037). */
    modeToggled: (state) => {
      if (state.mode !== 'mobile') state.mode = state.mode === 'desktop' ? 'tablet' : 'desktop';
    },
    panelToggled: ({ open }, { payload }: PayloadAction<Panel>) => {
      open[payload] = !open[payload];
    },
    panelSet: ({ open }, { payload }: PayloadAction<{ panel: Panel; open: boolean }>) => {
      open[payload.panel] = payload.open;
    },
    panelsClosed: (state) => {
      state.open = folded;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(visibilityChanged, (state, { payload }) => {
      state.isSeen = payload;
    });
  },
});

export const { modeDetected, narrowDetected, modeToggled, panelToggled, panelSet, panelsClosed } =
  deviceSlice.actions;
export type WithDevice = WithSlice<typeof deviceSlice>;

export const selectDeviceMode = (state: WithDevice): DeviceMode => state.device.mode;

export const selectIsNarrow = (state: WithDevice): boolean => state.device.isNarrow;

export const selectIsSeen = (state: WithDevice): boolean => state.device.isSeen;

export const selectIsPanelOpen = ({ device }: WithDevice, panel: Panel): boolean => device.open[panel];
