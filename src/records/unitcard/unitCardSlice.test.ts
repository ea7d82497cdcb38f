import { combineSlices } from '@reduxjs/toolkit';
import { queries } from '@/api/http/queries';
import { unitQueries } from '@/api/properties/units';
import { cardLeft, cardOpened, cardUpdated } from '@/kit/card/live/openCard';
import { UnitLoad } from '@/domain/properties/units';
import { createStoreOf } from '@/testing/coreStore';
import { selectUnitLoad, unitCardSlice } from './unitCardSlice';

const ID = 'u1';
const card = { card: 'unit', id: ID } as const;

it('A unit card is Empty, then Loaded, and Jitting while its hub synchronises it (002 §4.1)', () => {
  const { store } = createStoreOf(combineSlices(unitCardSlice, queries));
  const load = () => selectUnitLoad(store.getState(), ID);
  expect(load()).toBe(UnitLoad.Empty);
  const value = { id: ID } as never;
  store.dispatch(unitQueries.util.upsertQueryEntries([{ endpointName: 'unit', arg: ID, value }]) as never);
  store.dispatch(cardOpened(card));
  expect(load()).toBe(UnitLoad.Loaded);
  store.dispatch(cardUpdated({ ...card, update: 'updating' }));
  expect(load()).toBe(UnitLoad.Jitting);
  store.dispatch(cardUpdated({ ...card, card: 'person', update: 'updated' }));
  store.dispatch(cardUpdated({ ...card, id: 'u2', update: 'updated' }));
  expect(load()).toBe(UnitLoad.Jitting);
  store.dispatch(cardUpdated({ ...card, update: 'failed' }));
  expect([load(), store.getState().unitCard.update]).toEqual([UnitLoad.Loaded, 'failed']);
  store.dispatch(cardLeft(card));
  expect(store.getState().unitCard).toEqual({ id: null, update: null });
});
