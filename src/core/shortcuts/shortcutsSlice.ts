import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

export interface Shortcut {
  id: string;
  /** `event.key`: 'j', '?', 'Enter'. */
  keys: string;
  label: string;
  group: string;
}

/** The shortcuts of what is on screen now, for the list under '?'. */
export const shortcutsSlice = createSlice({
  name: 'shortcuts',
  initialState: { active: [] as Shortcut[] },
  reducers: {
    shortcutAdded: (state, { payload }: PayloadAction<Shortcut>) => {
      state.active.push(payload);
    },
    shortcutRemoved: (state, { payload }: PayloadAction<string>) => {
      state.active = state.active.filter(({ id }) => id !== payload);
    },
  },
});

export const { shortcutAdded, shortcutRemoved } = shortcutsSlice.actions;
type WithShortcuts = WithSlice<typeof shortcutsSlice>;

export const selectShortcuts = (state: WithShortcuts): readonly Shortcut[] => state.shortcuts.active;
