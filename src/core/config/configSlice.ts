import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type AppConfig, defaultConfig, type Feature } from '@/domain/session/appConfig';

interface ConfigState {
  status: 'loading' | 'ready' | 'failed';
  value: AppConfig;
  error: string | null;
  /** Flags that were switched by hand in this browser; they override every file (AMB-023). */
  localFlags: Feature[];
}

const initialState: ConfigState = { status: 'loading', value: defaultConfig, error: null, localFlags: [] };

export const configSlice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    configRequested: (state) => {
      state.status = 'loading';
      state.error = null;
    },
    configLoaded: (state, { payload }: PayloadAction<AppConfig>) => {
      state.status = 'ready';
      state.value = payload;
    },
    configFailed: (state, { payload }: PayloadAction<string>) => {
      state.status = 'failed';
      state.error = payload;
    },
    localFlagsLoaded: (state, { payload }: PayloadAction<Feature[]>) => {
      state.localFlags = payload;
    },
    featureSwitched: (state, { payload }: PayloadAction<Feature>) => {
      state.localFlags = [...state.localFlags.filter(({ name }) => name !== payload.name), payload];
    },
    /** Drops the flag that was switched by hand, so that the value in the files applies again. */
    featureReset: (state, { payload }: PayloadAction<string>) => {
      state.localFlags = state.localFlags.filter(({ name }) => name !== payload);
    },
    experimentalAreaSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.value.experimentalAreaEnabled = payload;
    },
  },
});

export const {
  configRequested,
  configLoaded,
  configFailed,
  localFlagsLoaded,
  featureSwitched,
  featureReset,
  experimentalAreaSwitched,
} = configSlice.actions;
export type WithConfig = WithSlice<typeof configSlice>;

export const selectConfig = (state: WithConfig): AppConfig => state.config.value;
/** True where a calendar is configured. It may still be unreadable, which the calendar itself shows (AMB-203). */
export const selectHasCalendar = (state: WithConfig): boolean =>
  selectConfig(state).facets.calendar !== undefined;
export const selectConfigStatus = (state: WithConfig) => state.config.status;
export const selectConfigError = (state: WithConfig) => state.config.error;
export const selectLocalFlags = (state: WithConfig): readonly Feature[] => state.config.localFlags;

/** A flag that is not listed anywhere is off. */
export function selectFeature({ config }: WithConfig, name: string): boolean {
  const named = (feature: Feature) => feature.name === name;
  return (config.localFlags.find(named) ?? config.value.features.find(named))?.enabled ?? false;
}
