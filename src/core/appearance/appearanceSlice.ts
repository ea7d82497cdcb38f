import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { selectIsNarrow, type WithDevice } from '../device/deviceSlice';

/** The agent's display settings, kept on this computer. */
export const Appearance = v.object({
  colorScheme: v.optional(v.fallback(v.picklist(['system', 'light', 'dark']), 'system'), 'system'),
  density: v.optional(v.fallback(v.picklist(['comfortable', 'compact']), 'comfortable'), 'comfortable'),
  shortcutsEnabled: v.optional(v.fallback(v.boolean(), true), true),
  /** Null until the agent chooses; until then the width of the screen decides. */
  menuCollapsed: v.optional(v.fallback(v.nullable(v.boolean()), null), null),
  filtersPinned: v.optional(v.fallback(v.nullable(v.boolean()), null), null),
});
export type Appearance = v.InferOutput<typeof Appearance>;

export const defaultAppearance: Appearance = v.parse(Appearance, {});

export const appearanceSlice = createSlice({
  name: 'appearance',
  initialState: defaultAppearance,
  reducers: {
    appearanceRestored: (_, { payload }: PayloadAction<Appearance>) => payload,
    appearanceChanged: (state, { payload }: PayloadAction<Partial<Appearance>>) => ({ ...state, ...payload }),
  },
});

export const { appearanceRestored, appearanceChanged } = appearanceSlice.actions;
export type WithAppearance = WithSlice<typeof appearanceSlice>;

/** When collapsed, the menu shows only its icons. */
export const selectMenuCollapsed = (state: WithAppearance & WithDevice): boolean =>
  state.appearance.menuCollapsed ?? selectIsNarrow(state);

/** Pinned filters are shown beside the list, where there is room for them. */
export const selectFiltersPinned = (state: WithAppearance & WithDevice): boolean =>
  state.appearance.filtersPinned ?? !selectIsNarrow(state);

export const selectAppearance = (state: WithAppearance): Appearance => state.appearance;
