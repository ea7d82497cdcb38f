import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Relation } from '@/domain/person/relation';

interface NewRelationState {
  /** How looking up a relation number goes. */
  lookup: 'idle' | 'asking' | 'unknown' | 'failed';
  /** What another system knows of the number. */
  found: Relation | null;
  /** Whose card is to be opened from which form: who had the number already, or was made. */
  known: { formId: string; personId: string | null } | null;
}

const initialState: NewRelationState = { lookup: 'idle', found: null, known: null };

interface Creation {
  formId: string;
  relation: Relation;
}

export interface LookUp {
  formId: string;
  number: string;
}

/** The dialog was opened or left, or shows another number: what was being looked up is no longer wanted. */
export const lookUpDropped = createAction('newRelation/lookUpDropped');
export const lookUpRequested = createAction<LookUp>('newRelation/lookUpRequested');
export const createRequested = createAction<Creation>('newRelation/createRequested');

export const newRelationSlice = createSlice({
  name: 'newRelation',
  initialState,
  reducers: {
    lookUpEnded: (_, { payload }: PayloadAction<'unknown' | 'failed'>): NewRelationState => ({
      ...initialState,
      lookup: payload,
    }),
    relationFound: (_, { payload }: PayloadAction<Relation>): NewRelationState => ({
      ...initialState,
      found: payload,
    }),
    personKnown: (
      _,
      { payload }: PayloadAction<NonNullable<NewRelationState['known']>>,
    ): NewRelationState => ({
      ...initialState,
      known: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(lookUpDropped, () => initialState)
      .addCase(lookUpRequested, (): NewRelationState => ({ ...initialState, lookup: 'asking' })),
});

export const { lookUpEnded, relationFound, personKnown } = newRelationSlice.actions;
export type WithNewRelation = WithSlice<typeof newRelationSlice>;

export const selectNewRelation = (state: WithNewRelation): NewRelationState => state.newRelation;

/** Who became of what is typed in a form; null as long as nobody did. There may be no card of who is known. */
export const selectKnown = ({ newRelation: { known } }: WithNewRelation, formId: string) =>
  known?.formId === formId ? known : null;
