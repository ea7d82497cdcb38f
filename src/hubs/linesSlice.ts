import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Of a hub that is open only while an area asks for it. */
export type AskedHubName = string;

interface LinesState {
  wanted: readonly AskedHubName[];
  up: readonly AskedHubName[];
}

const initialState: LinesState = { wanted: [], up: [] };

const withName = (names: readonly AskedHubName[], name: AskedHubName) =>
  names.includes(name) ? names : [...names, name];
const without = (names: readonly AskedHubName[], name: AskedHubName) =>
  names.includes(name) ? names.filter((one) => one !== name) : names;

/** Which of these hubs are asked for, and of which the line stands. It joins the store with the area that asks first. */
export const linesSlice = createSlice({
  name: 'lines',
  initialState,
  reducers: {
    lineWanted: ({ wanted, up }, { payload }: PayloadAction<AskedHubName>) => ({
      wanted: withName(wanted, payload),
      up,
    }),
    lineLetGo: ({ wanted, up }, { payload }: PayloadAction<AskedHubName>) => ({
      wanted: without(wanted, payload),
      up,
    }),
    lineUp: ({ wanted, up }, { payload }: PayloadAction<AskedHubName>) => ({
      wanted,
      up: withName(up, payload),
    }),
    lineDown: ({ wanted, up }, { payload }: PayloadAction<AskedHubName>) => ({
      wanted,
      up: without(up, payload),
    }),
  },
});

export const { lineWanted, lineLetGo, lineUp, lineDown } = linesSlice.actions;
export interface WithLines {
  lines?: LinesState;
}

export const selectIsWanted = ({ lines }: WithLines, name: AskedHubName): boolean =>
  lines?.wanted.includes(name) ?? false;
export const selectIsUp = ({ lines }: WithLines, name: AskedHubName): boolean =>
  lines?.up.includes(name) ?? false;
