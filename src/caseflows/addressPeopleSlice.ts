import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Assignee } from '@/domain/colleague/assignee';

/** By the id that an address gave; null for nobody. */
type AddressPeople = Readonly<Record<string, Assignee | null>>;

const initialState: AddressPeople = {};

/** Colleagues and function groups that an address names by their id. */
export const addressPeopleSlice = createSlice({
  name: 'addressPeople',
  initialState,
  reducers: {
    personFound: (
      people,
      { payload: { id, person } }: PayloadAction<{ id: string; person: Assignee | null }>,
    ) => {
      people[id] = person;
    },
  },
});

export const { personFound } = addressPeopleSlice.actions;

export type WithAddressPeople = WithSlice<typeof addressPeopleSlice>;

/** Undefined as long as nobody knows. */
export const selectFoundPerson = (
  { addressPeople }: WithAddressPeople,
  id: string,
): Assignee | null | undefined => addressPeople[id];
