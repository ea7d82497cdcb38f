import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { WithQueries } from '@/api/http/queries';
import { unitQueries } from '@/api/properties/units';
import { addOpenCard, noCard } from '@/kit/card/live/openCard';
import { UnitLoad } from '@/domain/properties/units';

export const unitCardSlice = createSlice({
  name: 'unitCard',
  initialState: noCard,
  reducers: {},
  extraReducers: (builder) => addOpenCard(builder, 'unit'),
});

export type WithUnitCard = WithSlice<typeof unitCardSlice>;

/** Returns Jitting for a unit that its hub synchronises, even if the unit was not read yet (002 §4.1). */
export function selectUnitLoad(state: WithUnitCard & WithQueries, id: string): UnitLoad {
  const { data, isLoading } = unitQueries.endpoints.unit.select(id)(state);
  const { id: openId, update } = state.unitCard;
  if (openId === id && update === 'updating') return UnitLoad.Jitting;
  if (data) return UnitLoad.Loaded;
  return isLoading ? UnitLoad.Loading : UnitLoad.Empty;
}

export const selectHasUpdateFailed = ({ unitCard }: WithUnitCard): boolean => unitCard.update === 'failed';
