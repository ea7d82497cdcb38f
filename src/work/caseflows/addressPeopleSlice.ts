import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Assignee } from '@/domain/colleagues/assignee';
import { lookUp } from '@/lib/values';

/** Keyed by the id in the address; null when the look-up found nobody. */
type AddressPeople = Readonly<Record<string, Assignee | null>>;

const initialState: AddressPeople = {};

/** Colleagues and function groups that an address names by their id. */
export const addressPeopleSlice = createSlice({
  name: 'caseFlows/addressPeople',
  reducerPath: 'addressPeople',
  initialState,
  reducers: {
    personFound: (
      people,
      { payload: { id, person } }: PayloadAction<{ id: string; person: Assignee | null }>,
    ) => {
      people[id] = person;
    },
    /** Forgotten people are looked up again when an address names them again. */
    peopleForgotten: (people, { payload: ids }: PayloadAction<readonly string[]>) => {
      for (const id of ids) Reflect.deleteProperty(people, id);
    },
  },
});

export const { personFound, peopleForgotten } = addressPeopleSlice.actions;

export type WithAddressPeople = WithSlice<typeof addressPeopleSlice>;

/** Returns the ids whose look-up found nobody. */
export const selectLostIds = ({ addressPeople }: WithAddressPeople): string[] =>
  Object.keys(addressPeople).filter((id) => addressPeople[id] === null);

/** Returns undefined until the look-up has ended. */
export const selectFoundPerson = (
  { addressPeople }: WithAddressPeople,
  id: string,
): Assignee | null | undefined => lookUp(addressPeople, id);
