import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { addOpenCard, type CardUpdate, noCard, type OpenCard } from '@/kit/card/live/openCard';

export type SidebarPanel = 'contracts' | 'contractors' | 'contactPersons';
export type CollapsedPanels = Readonly<Record<SidebarPanel, boolean>>;

interface CustomerCardState extends OpenCard {
  /** The folded panels. All panels are folded by default (001 §2). */
  isCollapsed: CollapsedPanels;
}

const initialState: CustomerCardState = {
  ...noCard,
  isCollapsed: { contracts: true, contractors: true, contactPersons: true },
};

/** The open card of a person, and the panels of its sidebar (001 §3). */
export const customerCardSlice = createSlice({
  name: 'customerCard',
  initialState,
  reducers: {
    panelsRestored: (state, { payload }: PayloadAction<CollapsedPanels>) => {
      state.isCollapsed = payload;
    },
    panelToggled: ({ isCollapsed }, { payload: panel }: PayloadAction<SidebarPanel>) => {
      isCollapsed[panel] = !isCollapsed[panel];
    },
  },
  extraReducers: (builder) => addOpenCard(builder, 'person'),
});

export const { panelsRestored, panelToggled } = customerCardSlice.actions;

type WithCustomerCard = WithSlice<typeof customerCardSlice>;

export const selectSidebar = ({ customerCard }: WithCustomerCard): CollapsedPanels =>
  customerCard.isCollapsed;

export const selectCustomerUpdate = ({ customerCard }: WithCustomerCard): CardUpdate | null =>
  customerCard.update;
