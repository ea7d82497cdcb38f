import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';

/** What an agent sets to taste, kept on this computer. */
export const Appearance = v.object({
  colorScheme: v.optional(v.fallback(v.picklist(['system', 'light', 'dark']), 'system'), 'system'),
  density: v.optional(v.fallback(v.picklist(['comfortable', 'compact']), 'comfortable'), 'comfortable'),
  shortcutsEnabled: v.optional(v.fallback(v.boolean(), true), true),
  menuCollapsed: v.optional(v.fallback(v.boolean(), false), false),
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

export const selectAppearance = (state: WithAppearance): Appearance => state.appearance;
